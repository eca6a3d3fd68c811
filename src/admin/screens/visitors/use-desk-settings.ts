import { useState } from 'react';
import { deskPreference } from '#schemas/office.ts';
import { maxDesks } from '#schemas/records/visitor.ts';

export const papers = ['A6', 'roll', 'none'] as const;
export type Paper = (typeof papers)[number];

/** What this device is at the gate. */
export interface DeskSettings {
  /** The first part of the passes that it issues. */
  readonly desk: number;
  readonly paper: Paper;
}

const item = deskPreference;

const readSettings = (): DeskSettings => {
  const [desk, paper] = (localStorage.getItem(item) ?? '').split(' ');
  const number = Number(desk);
  return {
    desk: Number.isInteger(number) && number >= 1 && number <= maxDesks ? number : 1,
    paper: papers.find((one) => one === paper) ?? 'A6',
  };
};

/** Settings of the desk; the device keeps them, whoever is logged in. */
export const useDeskSettings = () => {
  const [settings, setSettings] = useState(readSettings);
  const change = (part: Partial<DeskSettings>): void => {
    const next = { ...settings, ...part };
    localStorage.setItem(item, `${next.desk} ${next.paper}`);
    setSettings(next);
  };
  return { settings, change };
};
