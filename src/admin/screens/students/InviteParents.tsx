import { inviteParents } from '#schemas/api/bulk-invitations.ts';
import { useAction } from '../../calls/use-call.ts';
import { BulkInvite, type BulkOptions } from '../../invitation/bulk/BulkInvite.tsx';
import { useClassNames } from '../../lookups/use-class-names.ts';
import { useWords } from '../../words/words.ts';
import type { ClassPaperProps } from './class-paper.ts';
import { studentsWords } from './words.ts';

interface Props extends ClassPaperProps {
  /** The one who is invited; all of the class where it is left out. */
  readonly only?: { readonly id: number; readonly name: string };
}

/** Invites the parents of a class who have no account, all or some of them. */
export const InviteParents = ({ session, open, only, onDone }: Props) => {
  const say = useWords(studentsWords);
  const { nameOfClass } = useClassNames();
  const action = useAction(inviteParents);
  const invite = ({ ids = only && [only.id], Slips, dryRun }: BulkOptions) =>
    action.mutateAsync({ body: { Session: session, ...open, ...(ids && { Parent_Ids: [...ids] }), Slips, dryRun } });
  const title = only ? say('inviteOf', only) : say('inviteTitle', { class: nameOfClass(open) });
  return <BulkInvite title={title} invite={invite} onClose={onDone} />;
};
