import type { Room } from "../wire";
import { request } from "./client";

/** What one field of the rules may hold. */
export type RuleValue = Room["rules"][string];
export type Rules = Record<string, RuleValue>;

/** Who plays whom. */
export interface Format {
  id: string;
  seats: number;
  /** The default first. */
  rule_sets: string[];
  /** The rules that can be changed in it. */
  fields: string[];
  /** What such a rule may be instead; null: whatever it may be at all. */
  options: Record<string, RuleValue[]> | null;
}

export interface RuleSet {
  id: string;
  hash: string;
  rules: Rules;
  targets: number[];
}

/** The numbers of a clock in ms; the untimed one has none. */
export interface ClockPreset {
  id: string;
  cap: number | null;
  bonus: number | null;
  within: number | null;
}

export interface NewRoom {
  format: string;
  rules_id: string;
  rules?: Rules;
  clock: string;
  opponent: "friend" | "computer";
  private: boolean;
}

export interface RoomInfo {
  code: string;
  host: string;
  format: string;
  rules_id: string;
  rules: Rules;
  /** The id of its preset. */
  clock: string;
  private: boolean;
  seats: { taken: boolean; name: string | null; bot: boolean }[];
  match: string;
  yours: boolean;
  full: boolean;
}

export const fetchFormats = (): Promise<Format[]> => request("GET", "/formats");

export const fetchRuleSets = (): Promise<RuleSet[]> => request("GET", "/rule-sets");

export const fetchClocks = (): Promise<ClockPreset[]> => request("GET", "/clocks");

export const makeRoom = (room: NewRoom): Promise<{ code: string; url: string }> =>
  request("POST", "/rooms", room);

export const fetchRoom = (code: string): Promise<RoomInfo> =>
  request("GET", `/rooms/${encodeURIComponent(code)}`);
