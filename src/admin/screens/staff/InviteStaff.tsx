import { inviteStaff } from '#schemas/api/bulk-invitations.ts';
import { useAction } from '../../calls/use-call.ts';
import { BulkInvite, type BulkOptions } from '../../invitation/bulk/BulkInvite.tsx';
import { useWords } from '../../words/words.ts';
import { staffWords } from './words.ts';

/** Invites members of staff who have no account, all or some of them. */
export const InviteStaff = ({ onClose }: { readonly onClose: () => void }) => {
  const say = useWords(staffWords);
  const action = useAction(inviteStaff);
  const invite = ({ ids, sets, Slips, dryRun }: BulkOptions) =>
    action.mutateAsync({ body: { ...(ids && { Staff_Ids: [...ids] }), permissionSets: [...sets], Slips, dryRun } });
  return <BulkInvite title={say('inviteMany')} hasRights invite={invite} onClose={onClose} />;
};
