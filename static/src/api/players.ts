import { request } from "./client";

export interface Player {
  id: string;
  name: string;
}

export interface Me {
  player: Player | null;
  suggested_name: string;
}

export interface DeviceLink {
  url: string;
  /** An SVG. */
  qr: string;
  expires_at: string;
}

/** Who this browser is. Never makes a player. */
export const fetchMe = (): Promise<Me> => request("GET", "/me");

/** Become a guest of this name, or take another name. */
export const putMe = (name: string): Promise<{ player: Player }> => request("PUT", "/me", { name });

export const makeLink = (): Promise<DeviceLink> => request("POST", "/me/links");

export const redeemLink = (token: string): Promise<{ player: Player }> =>
  request("POST", "/links/redeem", { token });
