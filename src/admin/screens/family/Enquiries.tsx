import { listEnquiries } from '#schemas/api/admissions.ts';
import { isEnded } from '#schemas/records/enquiry-status.ts';
import { pageRoles } from '#schemas/theme/page-roles.ts';
import { trackedStatusStrings } from '#sections/shared/documents/tracked-status-strings.ts';
import { useCall } from '../../calls/use-call.ts';
import { formatDay } from '../../format/dates.ts';
import { useLookup } from '../../lookups/use-lookup.ts';
import { useStart } from '../../session/start.ts';
import { defineWords, useLocale, useWords } from '../../words/words.ts';
import classes from './family.module.css';
import { familyWords } from './words.ts';

/** The words of the website's page where a family looks. */
const seenWords = defineWords(trackedStatusStrings);

/** A parent's own enquiries with how each stands, and the way to where they track it; nothing where there is none. */
export const Enquiries = () => {
  const say = useWords(familyWords);
  const saySeen = useWords(seenWords);
  const locale = useLocale();
  const { school } = useStart();
  const { nameOf } = useLookup('classes');
  const { data = [] } = useCall(listEnquiries, { query: { SchoolId: school.School_Id }, asFamily: true });
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="enquiries">
      <h2 id="enquiries">{say('enquiries')}</h2>
      <ul>
        {data.map((enquiry) => {
          const { Reference_No: reference, Status, Class_Id, Created_At } = enquiry;
          return (
            <li key={reference} className={classes.notice}>
              <div className={classes.head}>
                <h3>{[enquiry.Student_First_Name, enquiry.Student_Last_Name].filter(Boolean).join(' ')}</h3>
                <p className={classes.facts}>
                  <strong>{saySeen(`status.${Status}` as keyof (typeof trackedStatusStrings)['en'])}</strong>
                  <span>{nameOf(Class_Id)}</span>
                  {Created_At && <time dateTime={Created_At}>{formatDay(Created_At, locale)}</time>}
                </p>
                {!isEnded(Status) && (
                  <a
                    className={classes.file}
                    href={`${pageRoles.tracking.address}?reference=${encodeURIComponent(reference)}`}
                  >
                    {say('track', { reference })}
                  </a>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
