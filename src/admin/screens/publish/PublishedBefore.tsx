import { useState } from 'react';
import { listPublications, type Publication, returnPublication } from '#schemas/api/publishing.ts';
import { useAction, useCall } from '../../calls/use-call.ts';
import { formatDayTime } from '../../format/dates.ts';
import { Button } from '../../ui/Button.tsx';
import { Deeds } from '../../ui/Deeds.tsx';
import { useNotices } from '../../ui/Notices.tsx';
import { QuestionDialog } from '../../ui/QuestionDialog.tsx';
import type { Wording } from './change-words.ts';
import classes from './publish.module.css';

const few = 3;
const many = 100;

/** What was published together before, each with the way back to the time before it. */
export const PublishedBefore = ({ words }: { readonly words: Wording }) => {
  const { say, locale } = words;
  const [isWhole, setWhole] = useState(false);
  const [asked, setAsked] = useState<Publication>();
  const { data, total } = useCall(listPublications, { query: { pageSize: isWhole ? many : few } });
  if (!data || data.length === 0) return null;
  return (
    <section className={classes.before} aria-labelledby="published-before">
      <div className={classes.beforeHead}>
        <h2 id="published-before">{say('before')}</h2>
        {total > few && (
          <Button look="quiet" size="compact" onClick={() => setWhole(!isWhole)}>
            {say(isWhole ? 'fewer' : 'all')}
          </Button>
        )}
      </div>
      <ul>
        {data.map((publication) => {
          const time = formatDayTime(publication.at, locale);
          return (
            <li key={publication.id}>
              <div>
                <strong>{time}</strong>
                <span>{lineOf(publication, words)}</span>
              </div>
              {publication.isReturned ? (
                <span className={classes.quiet}>{say('isReturned')}</span>
              ) : (
                <Deeds>
                  <Button size="compact" aria-label={say('returnTo', { time })} onClick={() => setAsked(publication)}>
                    {say('return')}
                  </Button>
                </Deeds>
              )}
            </li>
          );
        })}
      </ul>
      {asked && <ReturnDialog publication={asked} words={words} onClose={() => setAsked(undefined)} />}
    </section>
  );
};

const amountOf = ({ count }: Publication, { say }: Wording): string => say(count === 1 ? 'count1' : 'count', { count });

const lineOf = (publication: Publication, words: Wording): string => {
  const { note, isYours, user } = publication;
  const { say } = words;
  const who = isYours ? say('you') : (user ?? say('nobody'));
  return say('line', { what: note ?? amountOf(publication, words), who });
};

interface DialogProps {
  readonly publication: Publication;
  readonly words: Wording;
  readonly onClose: () => void;
}

const ReturnDialog = ({ publication, words, onClose }: DialogProps) => {
  const { say, locale } = words;
  const tell = useNotices();
  const bringBack = useAction(returnPublication);
  const go = async (): Promise<void> => {
    await bringBack.mutateAsync({ params: { id: publication.id } });
    tell.notice(say('returned'));
  };
  return (
    <QuestionDialog
      title={say('returnTitle', { time: formatDayTime(publication.at, locale) })}
      keep={say('cancel')}
      deed={say('returnDo')}
      look="primary"
      onRun={go}
      onClose={onClose}
    >
      <p>{say('returnHelp', { what: amountOf(publication, words) })}</p>
    </QuestionDialog>
  );
};
