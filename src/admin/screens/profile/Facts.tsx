import { readProfile } from '#schemas/api/school-profile.ts';
import { useCall } from '../../calls/use-call.ts';
import { ScreenLoadFailed } from '../../ui/LoadFailed.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useWords } from '../../words/words.ts';
import type { Both, FieldWords } from '../content/types/define-type.ts';
import { schoolProfile } from '../content/types/school-profile.ts';
import { useBoth } from '../content/use-both.ts';
import classes from './profile.module.css';
import { profileWords } from './words.ts';

/** Fields that the profile's answer calls otherwise than its content (docs/domain.md, Schools). */
const answerNames: ReadonlyMap<string, string> = new Map([
  ['phone', 'Phone'],
  ['email', 'Email'],
  ['office_Hours', 'Office_Hours'],
]);

/** The profile for who may not change it, as visitors and the office see it now. */
export const Facts = () => {
  const say = useWords(profileWords);
  const both = useBoth();
  const { data, isError, refetch } = useCall(readProfile, {});
  if (isError && !data) return <ScreenLoadFailed title={say('failed')} onRetry={refetch} />;
  if (!data) return <Skeleton rows={8} />;
  const profile: Readonly<Record<string, unknown>> = data;
  const { fields, parts = [] } = schoolProfile;
  return (
    <>
      <PageHead title={both(schoolProfile.title)} note={say('readOnly')} />
      {typeof data.school_Logo_Image === 'string' && (
        <img className={classes.logo} src={data.school_Logo_Image} alt="" />
      )}
      {parts.map(({ id, title, fields: names }) => {
        const facts = names.flatMap((name) => {
          const words = fields[name];
          const text = words && factText(words, profile[answerNames.get(name) ?? name], { both, say });
          return words && text ? [{ name, label: both(words.label), text }] : [];
        });
        if (facts.length === 0) return null;
        return (
          <section key={id} className={classes.part} aria-labelledby={id}>
            <h2 id={id}>{both(title)}</h2>
            <dl>
              {facts.map(({ name, label, text }) => (
                <div key={name}>
                  <dt>{label}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        );
      })}
    </>
  );
};

interface Wording {
  readonly both: (both: Both) => string;
  readonly say: ReturnType<typeof useWords<keyof (typeof profileWords)['en']>>;
}

/** A value in words; empty where it has none, or is a picture. */
const factText = (words: FieldWords, value: unknown, wording: Wording): string => {
  const { both, say } = wording;
  if (value === undefined || value === null || value === '#') return '';
  if (typeof value === 'boolean') return say(value ? 'yes' : 'no');
  if (Array.isArray(value)) {
    const entries = value.map((entry) => factText(words, entry, wording)).filter(Boolean);
    return entries.join(words.items ? '\n' : ', ');
  }
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, inner]) => factText(words.items?.fields[name] ?? words, inner, wording))
      .join(' · ');
  const text = String(value);
  if (text.startsWith('/media/')) return '';
  const option = words.options && Object.hasOwn(words.options, text) ? words.options[text] : undefined;
  return option ? both(option) : text;
};
