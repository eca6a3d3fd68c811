import { useState } from 'react';
import type { VisitorDesk } from '#schemas/api/visitors/desk.ts';
import type { VisitorRow } from '#schemas/api/visitors/fields.ts';
import { Inside } from './Inside.tsx';
import { SignInForm } from './SignInForm.tsx';
import type { useDeskSettings } from './use-desk-settings.ts';
import type { Hosts } from './visit-fields.ts';
import classes from './visitors.module.css';

interface Props {
  readonly desk: VisitorDesk;
  readonly device: ReturnType<typeof useDeskSettings>;
  readonly hosts: Hosts;
  readonly mayWrite: boolean;
  /** Where the visits of today are listed. */
  readonly todayHref: string;
  /** Where a visit is corrected, by its number. */
  readonly correctHref: (id: number) => string;
  readonly onPrint: (visitor: VisitorRow) => void;
  /** Somebody has a pass now. */
  readonly onSignedIn: (visitor: VisitorRow) => void;
}

/** Who comes, and who is inside. Where somebody was expected to pick up a child, the form begins with their number. */
export const Gate = ({ desk, device, hosts, mayWrite, todayHref, correctHref, onPrint, onSignedIn }: Props) => {
  const [arrived, setArrived] = useState<{ readonly number: number; readonly mobile?: string }>({ number: 0 });
  return (
    <div className={classes.wrap}>
      <div className={classes.desk} data-form={mayWrite || undefined}>
        {mayWrite && (
          <SignInForm
            key={arrived.number}
            hosts={hosts}
            desk={device}
            mobile={arrived.mobile}
            onSignedIn={onSignedIn}
          />
        )}
        <Inside
          desk={desk}
          deskNumber={device.settings.desk}
          mayWrite={mayWrite}
          todayHref={todayHref}
          correctHref={correctHref}
          onPrint={onPrint}
          onArrived={onSignedIn}
          onPickUp={({ Mobile }) => setArrived(({ number }) => ({ mobile: Mobile, number: number + 1 }))}
        />
      </div>
    </div>
  );
};
