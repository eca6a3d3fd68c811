import { UserCheck } from 'lucide-react';
import { useState } from 'react';
import { findGuardianPeople, type GuardianPerson, mergeGuardianPeople } from '#schemas/api/students/guardians.ts';
import { useAction, useCall } from '../../../calls/use-call.ts';
import { studentName } from '../../../format/student-name.ts';
import { useStart } from '../../../session/start.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog, DialogFoot } from '../../../ui/Dialog.tsx';
import { useAttempt, useNotices } from '../../../ui/Notices.tsx';
import { useLocale, useWords } from '../../../words/words.ts';
import { guardianWords } from './guardian-words.ts';
import classes from './page.module.css';

interface Props {
  readonly studentId: number;
  readonly mobile: string;
}

interface Pair {
  /** Of this student. */
  readonly own: GuardianPerson;
  readonly other: GuardianPerson;
}

/** Who has the same number and is the same to other children, under another name: perhaps one person. */
export const SameGuardian = ({ studentId, mobile }: Props) => {
  const { data = [] } = useCall(findGuardianPeople, { query: { Mobile: mobile } });
  const [asked, setAsked] = useState<Pair>();
  const pairs = pairsOf(data, studentId);
  return (
    <>
      {pairs.length > 0 && (
        <ul className={classes.alike}>
          {pairs.map((pair) => (
            <Row key={`${pair.own.Person_Id} ${pair.other.Person_Id}`} pair={pair} onAsk={() => setAsked(pair)} />
          ))}
        </ul>
      )}
      {asked && <MergeDialog pair={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
};

const pairsOf = (people: readonly GuardianPerson[], studentId: number): readonly Pair[] => {
  const relationTo = (person: GuardianPerson) =>
    person.Children.find(({ Student_Id: id }) => id === studentId)?.Relation;
  return people.flatMap((own) => {
    const relation = relationTo(own);
    if (relation === undefined) return [];
    const others = people.filter(
      (other) => relationTo(other) === undefined && other.Children.some(({ Relation }) => Relation === relation),
    );
    return others.map((other) => ({ own, other }));
  });
};

const useNames = (): ((person: GuardianPerson) => string) => {
  const locale = useLocale();
  return ({ Children }) => new Intl.ListFormat(`${locale}-IN`).format(Children.map(studentName));
};

const Row = ({ pair: { own, other }, onAsk }: { readonly pair: Pair; readonly onAsk: () => void }) => {
  const say = useWords(guardianWords);
  const names = useNames();
  return (
    <li>
      <UserCheck aria-hidden size={18} strokeWidth={1.75} />
      <span>{say('sameNumber', { name: other.Name, children: names(other), own: own.Name })}</span>
      <Button size="compact" onClick={onAsk}>
        {say('samePerson')}
      </Button>
    </li>
  );
};

const MergeDialog = ({ pair: { own, other }, onClose }: { readonly pair: Pair; readonly onClose: () => void }) => {
  const say = useWords(guardianWords);
  const names = useNames();
  const { school } = useStart();
  const attempt = useAttempt();
  const tell = useNotices();
  const merge = useAction(mergeGuardianPeople);
  const save = async (): Promise<void> => {
    await attempt(async () => {
      const body = { School_Id: school.School_Id, Other_Id: other.Person_Id };
      const { Name } = await merge.mutateAsync({ params: { id: own.Person_Id }, body });
      tell.notice(say('merged', { name: Name }));
    });
    onClose();
  };
  return (
    <Dialog title={say('mergeTitle', { name: own.Name })} onClose={onClose}>
      <p>{say('mergeNote', { name: own.Name, children: names(own), others: names(other) })}</p>
      {own.Has_Account && <p>{say('mergeLogIn')}</p>}
      <DialogFoot>
        <Button onClick={onClose}>{say('leave')}</Button>
        <Button look="primary" busy={merge.isPending} onClick={() => void save()}>
          {say('merge')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};
