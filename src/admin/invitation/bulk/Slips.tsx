import type { BulkInvitation } from '#schemas/api/bulk-invitations.ts';
import { formatDay } from '../../format/dates.ts';
import { localMobile } from '../../format/mobile.ts';
import { QrCode } from '../../paper/QrCode.tsx';
import { Sheet } from '../../paper/Sheet.tsx';
import { useStart } from '../../session/start.ts';
import { useLocale, useWords } from '../../words/words.ts';
import classes from './slips.module.css';
import { slipWords } from './words.ts';

interface Props {
  readonly invitation: BulkInvitation;
  readonly onDone: () => void;
}

/** The slips of those who get no mail, eight on a sheet of A4 with lines to cut along. */
export const Slips = ({ invitation: { people, Until }, onDone }: Props) => {
  const say = useWords(slipWords);
  const locale = useLocale();
  const { school } = useStart();
  return (
    <Sheet isReady onDone={onDone}>
      <div className={classes.slips}>
        {people.map(({ Id, Name, Note, Mobile, Email, Link }) =>
          Link === undefined ? null : (
            <section key={Id}>
              <header>
                <strong>{school.school_Name}</strong>
                <span>{say('title')}</span>
              </header>
              <div>
                <QrCode text={Link} />
                <p>
                  <b>{Name}</b>
                  <span>{Note}</span>
                  <span>{say('scan')}</span>
                  <code>{Link}</code>
                </p>
              </div>
              <footer>
                <p>{say('choose', { contact: Mobile ? localMobile(Mobile) : (Email ?? '') })}</p>
                <p>{say('until', { day: formatDay(Until, locale) })}</p>
              </footer>
            </section>
          ),
        )}
      </div>
    </Sheet>
  );
};
