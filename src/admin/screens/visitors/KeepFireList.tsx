import { useFireList } from './use-fire-list.ts';

/** How often a desk reads it behind what it shows, so that there is one when the network goes: in milliseconds. */
const keepMs = 300_000;

/** Keeps the fire list on this device as long as a desk is open. */
export const KeepFireList = () => {
  useFireList(keepMs);
  return null;
};
