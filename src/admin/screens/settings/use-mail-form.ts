import { useState } from 'react';
import { type SchoolSettings, saveSchoolSettings } from '#schemas/api/school-settings.ts';
import { type StaleEdit, staleEdit } from '../../calls/stale-edit.ts';
import { useAction } from '../../calls/use-call.ts';
import { mergeFields } from '../../drafts/merge-fields.ts';
import { useNotices } from '../../ui/Notices.tsx';
import { useRefusals } from '../../ui/use-refusals.ts';
import { useWords } from '../../words/words.ts';
import { mailWords } from './domain-words.ts';
import { bodyOf } from './school-settings.ts';

interface MailFields {
  readonly Mail_Name: string;
  readonly Mail_Reply_To: string;
}

/** The settings of mails as they are typed. */
export const mailOf = ({ Mail_Name = '', Mail_Reply_To = '' }: SchoolSettings): MailFields => ({
  Mail_Name,
  Mail_Reply_To,
});

/** What is typed of the settings of mails, saved over the version that it was typed over. */
export const useMailForm = (stored: SchoolSettings) => {
  const say = useWords(mailWords);
  const tell = useNotices();
  const call = useAction(saveSchoolSettings);
  /** What the form was filled from; what others change meanwhile is not mixed in. */
  const [base, setBase] = useState(stored);
  const [fields, setFields] = useState(() => mailOf(stored));
  const [theirs, setTheirs] = useState<StaleEdit<SchoolSettings>>();
  const { errors, check, refuse, clear } = useRefusals();
  const isChanged = (['Mail_Name', 'Mail_Reply_To'] as const).some((one) => fields[one] !== mailOf(base)[one]);
  const fill = (from: SchoolSettings): void => {
    setBase(from);
    setFields(mailOf(from));
    setTheirs(undefined);
    check({});
  };
  // A form in which nothing is typed shows what is stored.
  if (stored.Version > base.Version && !isChanged && !call.isPending) fill(stored);
  const change = (part: Partial<MailFields>): void => {
    setFields((before) => ({ ...before, ...part }));
    clear(...Object.keys(part));
  };
  const save = async (): Promise<boolean> => {
    if (!isChanged) return true;
    const name = fields.Mail_Name.trim();
    if (!check(name.length === 1 ? { Mail_Name: say('shortName') } : {})) return false;
    const { Mail_Name: _, Mail_Reply_To: __, ...rest } = bodyOf(base);
    const replyTo = fields.Mail_Reply_To.trim();
    const typed = { ...(name && { Mail_Name: name }), ...(replyTo && { Mail_Reply_To: replyTo }) };
    try {
      const now = await call.mutateAsync({ body: { ...rest, ...typed }, version: base.Version });
      setBase(now);
      // What was typed meanwhile stays.
      setFields((before) => mergeFields({ base: fields, theirs: mailOf(now), mine: before }));
      tell.notice(say('saved'));
      return true;
    } catch (error) {
      const stale = staleEdit<SchoolSettings>(error);
      if (stale) setTheirs(stale);
      else await refuse(error);
      return false;
    }
  };
  /** Goes on with what somebody else has saved: with what is typed in its place, or without. */
  const takeTheirs = (withMine: boolean): void => {
    if (!theirs) return;
    const { current } = theirs;
    fill(current);
    if (withMine) setFields(mergeFields({ base: mailOf(base), theirs: mailOf(current), mine: fields }));
  };
  return { fields, base, theirs, errors, isChanged, isPending: call.isPending, change, save, takeTheirs };
};
