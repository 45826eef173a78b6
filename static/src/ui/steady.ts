/**
 * A sheet that opens under the finger is not pressed by the press that opened it, nor by the second one of an unsteady
 * hand: what stands at its foot comes to life after this time, in ms.
 */
export const STEADY = 400;
