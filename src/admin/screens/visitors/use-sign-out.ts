import { signOutByPass, signOutVisitor, undoSignOut } from '#schemas/api/visitors/desk.ts';
import type { VisitorRow } from '#schemas/api/visitors/fields.ts';
import { isGone } from '../../calls/call-error.ts';
import { useAction } from '../../calls/use-call.ts';
import { formatMoment } from '../../format/dates.ts';
import { useAttempt, useNotices } from '../../ui/Notices.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import { visitorsWords } from './words.ts';

interface SignedOut {
  readonly visitor: VisitorRow;
  readonly wasOut: boolean;
}

/** Signs visitors out, with a way back; who was out already is told of. */
export const useSignOut = () => {
  const say = useWords(visitorsWords);
  const locale = useLocale();
  const tell = useNotices();
  const attempt = useAttempt();
  const byId = useAction(signOutVisitor);
  const byNumber = useAction(signOutByPass);
  const back = useAction(undoSignOut);
  const undo = (id: number, name: string): Promise<boolean> =>
    attempt(async () => {
      await back.mutateAsync({ params: { id } });
      tell.notice(say('isInAgain', { name }));
    });
  const told = ({
    visitor: { Visitor_Id: id, Name: name, Out_By: by = say('office'), Out_Time },
    wasOut,
  }: SignedOut) =>
    wasOut
      ? tell.notice(say('wasOut', { name, by, time: formatMoment(Out_Time ?? '', locale) }))
      : tell.notice(say('isOut', { name }), () => void undo(id, name));
  return {
    isPending: byNumber.isPending,
    signOut: (id: number): Promise<boolean> => attempt(async () => told(await byId.mutateAsync({ params: { id } }))),
    /** Whether there is such a pass; who had it is out then. */
    async signOutPass(pass: string): Promise<boolean> {
      try {
        told(await byNumber.mutateAsync({ body: { Pass_No: pass } }));
        return true;
      } catch (error) {
        if (isGone(error)) return false;
        tell.failure(error);
        return true;
      }
    },
  };
};
