import type { StudentFile } from '#schemas/api/students/read.ts';
import { relationWords } from '../../../enquiry-form/words.ts';
import { localMobile } from '../../../format/mobile.ts';
import { FactList } from '../../../ui/FactList.tsx';
import { useCodeWords } from '../../../words/use-code-words.ts';
import { useWords } from '../../../words/words.ts';
import { bioNames, flags } from './bio-fields.ts';
import { bioWords } from './bio-words.ts';
import { Part } from './Part.tsx';
import classes from './page.module.css';
import { pageWords } from './page-words.ts';
import { privateWords } from './private-words.ts';
import { Reveal } from './Reveal.tsx';
import { openerId, type PagePlace } from './use-page-place.ts';

interface Props {
  readonly file: StudentFile;
  readonly place: PagePlace;
  readonly mayChange: boolean;
}

type Fact = readonly [label: string, value: string];

/** Health, emergency contacts and the rest of the bio, as far as the reader may see it. */
export const About = ({ file: { student, bio }, place, mayChange }: Props) => {
  const say = useWords(bioWords);
  const sayPage = useWords(pageWords);
  const sayPrivate = useWords(privateWords);
  const facts = useFacts(bio);
  const deed = mayChange
    ? {
        id: openerId('bio'),
        label: sayPage('change'),
        name: `${sayPage('change')}: ${say('about')}`,
        run: () => place.open('bio'),
      }
    : undefined;
  const { Aadhaar_Last4: digits } = bio;
  return (
    <Part title={say('about')} deed={deed}>
      {facts.length === 0 && !digits ? <p className={classes.none}>{say('nothing')}</p> : <FactList facts={facts} />}
      {digits && (
        <div className={classes.sealed}>
          <p>{sayPrivate('aadhaar', { digits })}</p>
          <Reveal studentId={student.Student_Id} field="Aadhaar_No" />
        </div>
      )}
    </Part>
  );
};

const useFacts = (bio: StudentFile['bio']): readonly Fact[] => {
  const say = useWords(bioWords);
  const sayPage = useWords(pageWords);
  const sayRelation = useCodeWords(relationWords);
  const contact = (name: string | undefined, relation: number | undefined, mobile: string | undefined): string =>
    [name, relation && sayRelation(relation), mobile && localMobile(mobile)].filter(Boolean).join(', ');
  const first = contact(bio.Emergency_Contact_Name, bio.Emergency_Contact_Relation, bio.Emergency_Contact_Mobile);
  const second = contact(
    bio.Emergency_Contact_2_Name,
    bio.Emergency_Contact_2_Relation,
    bio.Emergency_Contact_2_Mobile,
  );
  const persons = (bio.Pickup_Persons ?? []).map(({ Name, Relation, Mobile }) => contact(Name, Relation, Mobile));
  const told = bioNames
    .filter((name) => !name.startsWith('Emergency_') && bio[name] !== undefined && bio[name] !== false)
    .map((name): Fact => {
      if (flags.some((flag) => flag === name)) return [say(name), sayPage('yes')];
      const value = String(bio[name]);
      return [say(name), name === 'Doctor_Phone' ? localMobile(value) : value];
    });
  return [
    ...told,
    ...(first ? ([[say('Emergency_Contact_Name'), first]] as const) : []),
    ...(second ? ([[say('Emergency_Contact_2_Name'), second]] as const) : []),
    ...(persons.length > 0 ? ([[say('pickup'), persons.join('\n')]] as const) : []),
  ];
};
