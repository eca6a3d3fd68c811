import { keys } from '#preview/shared/choices.ts';
import type { PanelFacts } from '#preview/shared/protocol.ts';
import { DayField } from './DayField.tsx';
import { SelectField } from './SelectField.tsx';
import type { FramedPage } from './use-page.ts';

interface Props {
  readonly facts: PanelFacts;
  readonly go: FramedPage['go'];
}

/** Whose site, who looks at it, and on which day. A state says all three. */
export function VisitorChoice({ facts, go }: Props) {
  const { schools, school, signedIn, today, date, state } = facts;
  const choose = (id: string): void =>
    go(
      ({ searchParams }) => {
        if (id === schools[0]?.id) searchParams.delete(keys.school);
        else searchParams.set(keys.school, id);
      },
      { school: id },
    );
  const signIn = (yes: boolean): void =>
    go(
      ({ searchParams }) => {
        if (yes) searchParams.set(keys.signedIn, '1');
        else searchParams.delete(keys.signedIn);
      },
      { signedIn: yes },
    );
  const chooseDay = (day: string | undefined): void =>
    go(
      ({ searchParams }) => {
        if (day === undefined) searchParams.delete(keys.date);
        else searchParams.set(keys.date, day);
      },
      { date: day, ...(day === undefined ? {} : { today: day }) },
    );
  return (
    <section>
      <h2>Visitor</h2>
      <SelectField label="School" value={school} disabled={state !== undefined} onChoose={choose}>
        {schools.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </SelectField>
      <label className="check">
        <input
          type="checkbox"
          checked={signedIn}
          disabled={state !== undefined}
          onChange={(event) => signIn(event.target.checked)}
        />
        Signed in
      </label>
      <DayField
        value={today}
        disabled={state !== undefined}
        hint={date === undefined ? 'the real one' : 'chosen here; clear it for the real one'}
        onChoose={chooseDay}
      />
    </section>
  );
}
