import { useEffect } from 'react';
import { type ClassOfDay, readRegister } from '#schemas/api/attendance/take.ts';
import { halfDays } from '#schemas/records/attendance.ts';
import { addressOf } from '../../calls/address-of.ts';
import { CallError, UnreachableError } from '../../calls/call-error.ts';
import { send } from '../../calls/send.ts';
import { useDevice } from '../../device/device.ts';
import { useLocale } from '../../words/words.ts';

/** More than somebody takes in a morning is an admin’s, who has a network. */
const mostClasses = 12;
/** How old what is kept may be, in milliseconds. */
const freshMs = 600_000;

/** Keeps today's registers of somebody's classes on the device, before they go where there is no network. */
export const useKeepRegisters = (classes: readonly ClassOfDay[]): void => {
  const device = useDevice();
  const locale = useLocale();
  const wanted = classes
    .slice(0, mostClasses)
    .flatMap(({ Class_Id, Section_Id, Halves }) =>
      (Halves?.map(({ Part }) => Part) ?? ['Full']).map((part) => `${Class_Id} ${Section_Id} ${part}`),
    )
    .join();
  useEffect(() => {
    if (wanted === '' || !navigator.onLine) return undefined;
    const leaving = new AbortController();
    const keep = async (place: string): Promise<void> => {
      const [classId, sectionId, part] = place.split(' ');
      const half = halfDays.find((one) => one === part);
      const input = {
        query: { Class_Id: Number(classId), Section_Id: Number(sectionId), ...(half ? { Part: half } : {}) },
      };
      const address = addressOf(readRegister, input);
      const kept = await device.answer(address);
      if (kept && Date.now() - kept.at < freshMs) return;
      await device.keepAnswer(address, await send(readRegister, input, { locale, signal: leaving.signal }));
    };
    const keepAll = async (): Promise<void> => {
      // One after the other: what somebody looks at comes first.
      for (const place of wanted.split(',')) await keep(place);
    };
    keepAll().catch((error: unknown) => {
      const isPassing = error instanceof UnreachableError || error instanceof CallError || leaving.signal.aborted;
      if (!isPassing) throw error;
    });
    return () => leaving.abort();
  }, [device, locale, wanted]);
};
