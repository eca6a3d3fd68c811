import { Send, StickyNote } from 'lucide-react';
import { type KeyboardEvent, type SubmitEvent, useId, useState } from 'react';
import type { ContactMessageDetails } from '#schemas/api/contact-messages.ts';
import { maxEntryLength } from '#schemas/records/contact-message.ts';
import { newKey } from '../../calls/new-key.ts';
import { refusedFields } from '../../calls/refused-fields.ts';
import { useAction } from '../../calls/use-call.ts';
import { Button } from '../../ui/Button.tsx';
import { TextAreaField } from '../../ui/Field.tsx';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';
import { useNotices } from '../../ui/Notices.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { useWords } from '../../words/words.ts';
import classes from './messages.module.css';
import { useMessageCalls } from './use-message-calls.ts';
import { answerWords } from './words.ts';

type Kind = 'reply' | 'note';

/** Replies by mail, where that can be; or keeps a note for the office. */
export const AnswerBox = ({ details }: { readonly details: ContactMessageDetails }) => {
  const say = useWords(answerWords);
  const id = useId();
  const { Email } = details.message;
  const [kind, setKind] = useState<Kind>(Email && details.sendsMail ? 'reply' : 'note');
  const form = useAnswer(details, kind);
  const isReply = kind === 'reply';
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void form.save(kind);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void form.save(kind);
  };
  return (
    <form className={classes.answer} onSubmit={submit} noValidate>
      <Segments
        label={say('what')}
        options={[
          { value: 'reply', label: say('reply') },
          { value: 'note', label: say('note') },
        ]}
        chosen={kind}
        onChoose={setKind}
      />
      {isReply && (!Email || !details.sendsMail) ? (
        <CannotReply details={details} />
      ) : (
        <>
          <TextAreaField
            id={id}
            label={isReply ? say('replyTo', { email: Email ?? '' }) : say('noteLabel')}
            help={isReply ? replyHelp(say, details) : say('noteHelp')}
            error={form.error}
            maxLength={maxEntryLength}
            minRows={isReply ? 5 : 3}
            value={form.texts[kind]}
            onChange={({ currentTarget }) => form.change(kind, currentTarget.value)}
            onKeyDown={onKeyDown}
          />
          <div>
            <Button
              look={isReply ? 'primary' : 'secondary'}
              type="submit"
              icon={isReply ? <Send aria-hidden size={18} /> : <StickyNote aria-hidden size={18} />}
              busy={form.isPending}
            >
              {say(isReply ? 'send' : 'keep')}
            </Button>
          </div>
        </>
      )}
      <LeaveGuard
        param="message"
        isUnsaved={form.unsaved.length > 0}
        saveLabel={form.unsaved.includes('reply') ? say('sendAndLeave') : undefined}
        onSave={form.saveAll}
      />
    </form>
  );
};

const replyHelp = (say: ReturnType<typeof useWords<keyof typeof answerWords.en>>, details: ContactMessageDetails) =>
  details.Reply_To ? say('answersTo', { email: details.Reply_To }) : say('answersNowhere');

/** Why no reply leaves from here, and what can be done. */
const CannotReply = ({ details: { message } }: { readonly details: ContactMessageDetails }) => {
  const say = useWords(answerWords);
  return (
    <p className={classes.cannot}>{say(message.Email ? 'noServer' : message.Mobile ? 'callInstead' : 'noEmail')}</p>
  );
};

const noTexts: Readonly<Record<Kind, string>> = { reply: '', note: '' };

/** What is typed, of each kind by itself. */
const useAnswer = ({ message: { Contact_Message_Id: id, Email } }: ContactMessageDetails, shown: Kind) => {
  const say = useWords(answerWords);
  const tell = useNotices();
  const calls = useMessageCalls();
  const reply = useAction(calls.reply);
  const note = useAction(calls.note);
  const [texts, setTexts] = useState(noTexts);
  /** What the request is called until it says something else: sent again, it is mailed and kept once. */
  const [key, setKey] = useState(newKey);
  const [error, setError] = useState<{ readonly kind: Kind; readonly text: string }>();
  const change = (kind: Kind, text: string): void => {
    setTexts((before) => ({ ...before, [kind]: text }));
    setError(undefined);
    setKey(newKey());
  };
  const isPending = reply.isPending || note.isPending;
  const unsaved = (['reply', 'note'] as const).filter((kind) => texts[kind].trim() !== '');
  const save = async (kind: Kind): Promise<boolean> => {
    if (isPending) return false;
    const Text = texts[kind].trim();
    if (Text === '') {
      setError({ kind, text: say(kind === 'reply' ? 'missingReply' : 'missingNote') });
      return false;
    }
    try {
      const sent = { params: { id }, body: { Text }, key: `${key}-${kind}` };
      await (kind === 'reply' ? reply.mutateAsync(sent) : note.mutateAsync(sent));
      change(kind, '');
      tell.notice(kind === 'reply' ? say('sent', { email: Email ?? '' }) : say('kept'));
      return true;
    } catch (fault) {
      const refused = refusedFields(fault)?.Text;
      if (refused) setError({ kind, text: refused });
      else tell.failure(fault);
      return false;
    }
  };
  return {
    texts,
    error: error?.kind === shown ? error.text : undefined,
    isPending,
    unsaved,
    change,
    save,
    async saveAll(): Promise<boolean> {
      for (const kind of unsaved) if (!(await save(kind))) return false;
      return true;
    },
  };
};
