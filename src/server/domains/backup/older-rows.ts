import type { ClientBase } from 'pg';
import { setSchool } from './dump-rows.ts';
import type { Line } from './restore-rows.ts';

/** What makes the rows of a backup those of this version, in the order in which the backup has them. */
export interface OlderRows {
  upgrade(lines: readonly Line[]): readonly Line[];
  /** Does what needs all rows to be there. */
  finish(client: ClientBase): Promise<void>;
}

/**
 * Until migration `0030_guardian-people` a guardian was a row of a student with name, mobile and email: those of one
 * name and contact are one person since (docs/decisions/0016-guardians-are-people.md). Until `0042_guardian-contacts`
 * what was known of people alone was not shown with their children.
 *
 * @param migration the last one that the backup's database had.
 * @param restored the schools, by the ids that they have now.
 */
export const createOlderRows = (migration: string, restored: readonly number[]): OlderRows => {
  const people = new Map<string, unknown>();
  const schools = new Set<number>();
  const split = ({ row }: Line): readonly Line[] => {
    const { name, mobile, email, ...link } = row;
    const school = Number(row.school_id);
    const contact = mobile || (email && String(email).toLowerCase());
    const key = JSON.stringify([school, String(name).toLowerCase(), contact || row.id]);
    const known = people.get(key);
    // The ids of guardians are as good for people: each is once in a school.
    const personId = known ?? row.id;
    const guardian = { table: 'guardians', row: { ...link, person_id: personId } };
    if (known !== undefined) return [guardian];
    people.set(key, personId);
    schools.add(school);
    const person = { school_id: school, id: personId, name, mobile: mobile || null, email: email || null };
    return [{ table: 'guardian_people', row: person }, guardian];
  };
  return {
    upgrade(lines) {
      const first = lines.findIndex(isOldGuardian);
      if (first === -1) return lines;
      const parts = lines.slice(first).flatMap((line) => (isOldGuardian(line) ? split(line) : [line]));
      const isPerson = ({ table }: Line): boolean => table === 'guardian_people';
      return [...lines.slice(0, first), ...parts.filter(isPerson), ...parts.filter((line) => !isPerson(line))];
    },
    async finish(client) {
      for (const school of schools) await findAccounts(client, school);
      if (migration < contactsShown) for (const school of restored) await showContacts(client, school);
    },
  };
};

const isOldGuardian = ({ table, row }: Line): boolean => table === 'guardians' && row.person_id === undefined;

/** The account with the name and a contact of a person is theirs. */
const findAccounts = async (client: ClientBase, school: number): Promise<void> => {
  await setSchool(client, school);
  await client.query(
    `update guardian_people p set user_id = found.user_id
     from (select distinct on (u.id) u.id as user_id, p.id as person_id
       from users u join guardian_people p on p.school_id = u.school_id and lower(p.name) = lower(u.name)
         and (p.mobile = u.mobile or lower(p.email) = lower(u.email))
       where u.school_id = $1 and u.role in ('Parent', 'Staff', 'Admin') order by u.id, p.id) found
     where p.school_id = $1 and p.id = found.person_id`,
    [school],
  );
};

const contactsShown = '0042_guardian-contacts';

/** As the migration does for the schools that are there. */
const showContacts = async (client: ClientBase, school: number): Promise<void> => {
  await setSchool(client, school);
  await client.query(
    `update students student set details = student.details || own.contacts
     from (select link.student_id, jsonb_object_agg(kind.word || found.field, found.value) as contacts
       from guardians link
       join guardian_people person on person.school_id = link.school_id and person.id = link.person_id
       join students child on child.school_id = link.school_id and child.id = link.student_id
       cross join (values ('Father'), ('Mother'), ('Guardian')) as kind(word)
       cross join lateral (values ('_Mobile', nullif(person.mobile, child.mobile)), ('_Email', person.email))
         as found(field, value)
       where link.school_id = $1 and child.erased_at is null and found.value is not null
         and lower(child.details ->> (kind.word || '_Name')) = lower(person.name)
         and link.relation::text = case kind.word when 'Father' then '1' when 'Mother' then '2'
           else child.details ->> 'Guardian_Relation' end
       group by link.student_id) own
     where student.school_id = $1 and student.id = own.student_id`,
    [school],
  );
};
