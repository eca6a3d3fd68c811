import { useState } from 'react';
import { type PromotionPreview, undoPromotion } from '#schemas/api/students/promotion.ts';
import { useAction } from '../../calls/use-call.ts';
import { formatDayTime } from '../../format/dates.ts';
import { Button } from '../../ui/Button.tsx';
import { useNotices } from '../../ui/Notices.tsx';
import { QuestionDialog } from '../../ui/QuestionDialog.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import classes from './promotion.module.css';
import { useSum } from './use-sum.ts';
import { promotionWords } from './words.ts';

type Promotion = PromotionPreview['promotions'][number];

/** What was done with the class before, and the way back. */
export const Earlier = ({ preview }: { readonly preview: PromotionPreview }) => {
  const say = useWords(promotionWords);
  const locale = useLocale();
  const sumOf = useSum();
  const tell = useNotices();
  const undo = useAction(undoPromotion);
  const [asked, setAsked] = useState<Promotion>();
  const takeBack = async ({ Id: id }: Promotion): Promise<void> => {
    const { Undone: count, kept } = await undo.mutateAsync({ params: { id }, body: {} });
    const names = kept.map(({ Name }) => Name).join(', ');
    if (kept.length === 0) tell.notice(say('undid', { count }));
    // It stays until it is read.
    else tell.error(say('kept', { count, names }));
  };
  return (
    <section className={classes.earlier} aria-labelledby="promotion-earlier">
      <h2 id="promotion-earlier">{say('earlier')}</h2>
      <ul>
        {preview.promotions.map((one) => (
          <li key={one.Id}>
            <div>
              {sumOf(one)}
              <small>{say('by', { date: formatDayTime(one.At, locale), name: one.By ?? say('somebody') })}</small>
            </div>
            {one.Undone_At ? (
              <span>{say('undone', { date: formatDayTime(one.Undone_At, locale) })}</span>
            ) : (
              <Button size="compact" onClick={() => setAsked(one)}>
                {say('undo')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {asked && (
        <QuestionDialog
          title={say('undoAsk')}
          keep={say('cancel')}
          deed={say('undo')}
          look="primary"
          onRun={() => takeBack(asked)}
          onClose={() => setAsked(undefined)}
        >
          <p>{say('undoText', { session: preview.Next_Session.replace('-', '–') })}</p>
        </QuestionDialog>
      )}
    </section>
  );
};
