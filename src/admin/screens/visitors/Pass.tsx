import { useState } from 'react';
import type { VisitorRow } from '#schemas/api/visitors/fields.ts';
import { readVisitorPhoto } from '#schemas/api/visitors/photo.ts';
import { useCall } from '../../calls/use-call.ts';
import { formatDay, formatTime } from '../../format/dates.ts';
import { QrCode } from '../../paper/QrCode.tsx';
import { Sheet } from '../../paper/Sheet.tsx';
import { useStart } from '../../session/start.ts';
import { defineWords, useLocale, useWords } from '../../words/words.ts';
import classes from './pass.module.css';
import { stripOf } from './pass-strip.ts';
import type { Paper } from './use-desk-settings.ts';
import { useVisitText } from './visit-text.ts';

const words = defineWords({
  en: {
    visitor: 'Visitor',
    for: 'For',
    meets: 'To meet',
    came: 'In',
    people: 'People',
    vehicle: 'Vehicle',
    signed: 'Signature of the person met',
  },
  hi: {
    visitor: 'आगंतुक',
    for: 'काम',
    meets: 'मिलना है',
    came: 'प्रवेश',
    people: 'लोग',
    vehicle: 'वाहन',
    signed: 'जिनसे मिले, उनके हस्ताक्षर',
  },
});

/** Who wears it may read either language. */
const wear = {
  en: 'Please wear this pass, and show it at the gate on the way out.',
  hi: 'कृपया यह पास पहनें और जाते समय गेट पर दिखाएँ।',
};

interface Props {
  readonly visitor: VisitorRow;
  readonly paper: Exclude<Paper, 'none'>;
  readonly onDone: () => void;
}

/** A pass, which is seen on paper alone: it prints itself. */
export const Pass = ({ visitor, paper, onDone }: Props) => {
  const say = useWords(words);
  const locale = useLocale();
  const { school } = useStart();
  const { purpose } = useVisitText();
  const { Visitor_Id: id, Has_Photo: hasPhoto, Pass_No: pass = '', In_Time = '' } = visitor;
  const [isDrawn, setDrawn] = useState(!hasPhoto);
  // Once it is on the paper, nobody asks for it again: it may be deleted by then.
  const { data: photo, isError } = useCall(readVisitorPhoto, { params: { id } }, { enabled: !isDrawn });
  const draw = (): void => setDrawn(true);
  const facts = [
    [say('for'), purpose(visitor)],
    [say('meets'), visitor.Meeting_Name],
    [say('came'), `${formatDay(In_Time, locale)}, ${formatTime(In_Time, locale)}`],
    [say('people'), String(visitor.Persons)],
    ...(visitor.Vehicle_No ? [[say('vehicle'), visitor.Vehicle_No]] : []),
  ];
  const strip = stripOf({
    school: school.school_Name,
    name: visitor.Name,
    facts: facts.flatMap(([, text = '']) => text),
    hasPhoto: paper === 'roll' && hasPhoto,
  });
  return (
    <Sheet isReady={isDrawn || isError} onDone={onDone}>
      <div className={classes.pass} data-paper={paper} data-strip={strip}>
        <header>
          {school.school_Logo_Image && paper === 'A6' && <img src={school.school_Logo_Image} alt="" />}
          <strong>{school.school_Name}</strong>
        </header>
        {photo && <img className={classes.photo} src={photo.Photo} alt="" onLoad={draw} onError={draw} />}
        <p className={classes.kind}>{say('visitor')}</p>
        <p className={classes.number}>{pass}</p>
        <p className={classes.name}>{visitor.Name}</p>
        <dl>
          {facts.map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <footer>
          <div>
            <p lang="en">{wear.en}</p>
            <p lang="hi">{wear.hi}</p>
            <p className={classes.signed}>{say('signed')}</p>
          </div>
          <QrCode text={pass} />
        </footer>
      </div>
    </Sheet>
  );
};
