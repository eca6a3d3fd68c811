import { LogIn } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { VisitorDesk } from '#schemas/api/visitors/desk.ts';
import type { VisitorRow } from '#schemas/api/visitors/fields.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { useWords } from '../../words/words.ts';
import { Inside } from './Inside.tsx';
import { SignInForm } from './SignInForm.tsx';
import type { useDeskSettings } from './use-desk-settings.ts';
import { linkId } from './use-place.ts';
import type { Hosts } from './visit-fields.ts';
import classes from './visitors.module.css';
import { visitorsWords } from './words.ts';

interface Props {
  readonly desk: VisitorDesk;
  readonly device: ReturnType<typeof useDeskSettings>;
  readonly hosts: Hosts;
  readonly mayWrite: boolean;
  /** Whether a phone shows the form, and not who is inside. */
  readonly isSigningIn: boolean;
  readonly signInHref: string;
  readonly insideHref: string;
  /** Where the visits of today are listed. */
  readonly todayHref: string;
  /** Where a visit is corrected, by its number. */
  readonly correctHref: (id: number) => string;
  readonly onPrint: (visitor: VisitorRow) => void;
  /** Somebody has a pass now. */
  readonly onSignedIn: (visitor: VisitorRow) => void;
}

/** Who comes, and who is inside. Where somebody was expected to pick up a child, the form begins with their number. */
export const Gate = ({ desk, device, hosts, mayWrite, onPrint, onSignedIn, ...place }: Props) => {
  const { isSigningIn, signInHref, insideHref, todayHref, correctHref } = place;
  const say = useWords(visitorsWords);
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const [arrived, setArrived] = useState<{ readonly number: number; readonly mobile?: string }>({ number: 0 });
  return (
    <div className={classes.wrap}>
      <div className={classes.desk} data-form={mayWrite || undefined} data-shown={isSigningIn ? 'form' : 'inside'}>
        {mayWrite && (
          <div className={classes.begin}>
            {isSigningIn ? (
              <BackLink to={insideHref}>{say('inside')}</BackLink>
            ) : (
              <ButtonLink id={linkId('in')} look="primary" to={signInHref} icon={<LogIn aria-hidden size={20} />}>
                {say('signInOne')}
              </ButtonLink>
            )}
          </div>
        )}
        {mayWrite && (
          <SignInForm
            key={arrived.number}
            hosts={hosts}
            desk={device}
            mobile={arrived.mobile}
            isAsked={isSigningIn}
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
          onPickUp={({ Mobile }) => {
            setArrived(({ number }) => ({ mobile: Mobile, number: number + 1 }));
            if (isPhone) void navigate(signInHref);
          }}
        />
      </div>
    </div>
  );
};
