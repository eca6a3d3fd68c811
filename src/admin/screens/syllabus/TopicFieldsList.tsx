import { Plus, X } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { CheckBox } from '../../ui/CheckBox.tsx';
import { useEntryKeys } from '../../ui/use-entry-keys.ts';
import { useWords } from '../../words/words.ts';
import classes from './syllabus.module.css';
import type { TopicFields } from './syllabus-fields.ts';
import type { SyllabusFormState } from './use-syllabus-form.ts';
import { formWords } from './words.ts';

interface Props {
  readonly id: string;
  readonly form: SyllabusFormState;
}

/** The topics in their order: taught or not, in how many periods. */
export const TopicFieldsList = ({ id, form: { fields, errors, change } }: Props) => {
  const say = useWords(formWords);
  const { Topics: topics } = fields;
  const { keys, remove } = useEntryKeys(topics.length);
  const set = (at: number, part: Partial<TopicFields>): void =>
    change({ Topics: topics.map((topic, index) => (index === at ? { ...topic, ...part } : topic)) });
  return (
    <fieldset className={classes.topics} id={id} tabIndex={-1}>
      <legend>{say('Topics')}</legend>
      {errors.Topics && <p className={classes.error}>{errors.Topics}</p>}
      {topics.map(({ title, periods, isDone }, at) => {
        const number = at + 1;
        return (
          <div key={keys[at]}>
            <CheckBox
              label={say('taughtOf', { number })}
              checked={isDone}
              onChange={(checked) => set(at, { isDone: checked })}
            />
            <input
              aria-label={say('topic', { number })}
              maxLength={150}
              value={title}
              onChange={({ currentTarget }) => set(at, { title: currentTarget.value })}
            />
            <input
              aria-label={say('periodsOf', { number })}
              placeholder={say('periods')}
              inputMode="numeric"
              maxLength={3}
              value={periods}
              onChange={({ currentTarget }) => set(at, { periods: currentTarget.value.replace(/\D/g, '') })}
            />
            <Button
              look="quiet"
              size="compact"
              aria-label={say('removeTopic', { number })}
              onClick={() => {
                remove(at);
                change({ Topics: topics.filter((_, index) => index !== at) });
              }}
            >
              <X aria-hidden size={16} />
            </Button>
          </div>
        );
      })}
      <Button
        size="compact"
        icon={<Plus aria-hidden size={16} />}
        onClick={() => change({ Topics: [...topics, { title: '', periods: '', isDone: false }] })}
      >
        {say('addTopic')}
      </Button>
    </fieldset>
  );
};
