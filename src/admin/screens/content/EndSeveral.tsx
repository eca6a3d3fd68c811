import { type SubmitEvent, useState } from 'react';
import type { ListedItem } from '#schemas/api/content/item.ts';
import { bulkContent } from '#schemas/api/content/write.ts';
import { useAction } from '../../calls/use-call.ts';
import { formatDay, localDay } from '../../format/dates.ts';
import { endOfDay } from '../../format/school-clock.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogFoot } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/Field.tsx';
import { useAttempt, useNotices } from '../../ui/Notices.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import { bulkWords } from './bulk-words.ts';

interface Props {
  readonly type: string;
  /** Those that visitors see. */
  readonly items: readonly ListedItem[];
  readonly onDone: () => void;
}

/** Sets the last day on which visitors see what is chosen. */
export const EndSeveral = ({ type, items, onDone }: Props) => {
  const say = useWords(bulkWords);
  const locale = useLocale();
  const tell = useNotices();
  const attempt = useAttempt();
  const bulk = useAction(bulkContent);
  const [isOpen, setOpen] = useState(false);
  const [day, setDay] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (day === '' || day < localDay()) {
      setError(say('untilMissing'));
      return;
    }
    void attempt(async () => {
      const ids = items.map(({ id }) => id);
      const expire_at = endOfDay(day);
      await bulk.mutateAsync({ params: { type }, body: { action: 'expire', ids, expire_at } });
      tell.notice(say('ended', { count: ids.length, day: formatDay(day, locale) }));
      onDone();
    });
  };
  return (
    <>
      <Button disabled={items.length === 0} onClick={() => setOpen(true)}>
        {say('until')}
      </Button>
      {isOpen && (
        <Dialog title={say('untilTitle', { count: items.length })} onClose={() => setOpen(false)}>
          <form onSubmit={submit} noValidate>
            <TextField
              label={say('lastDay')}
              help={say('untilHelp')}
              type="date"
              min={localDay()}
              value={day}
              error={error}
              onChange={({ currentTarget }) => {
                setDay(currentTarget.value);
                setError(undefined);
              }}
            />
            <DialogFoot>
              <Button onClick={() => setOpen(false)}>{say('cancel')}</Button>
              <Button look="primary" type="submit" busy={bulk.isPending}>
                {say('setEnd')}
              </Button>
            </DialogFoot>
          </form>
        </Dialog>
      )}
    </>
  );
};
