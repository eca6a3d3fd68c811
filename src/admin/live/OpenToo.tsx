import { Initials } from '../ui/Initials.tsx';
import { defineWords, useLocale, useWords } from '../words/words.ts';
import classes from './open-too.module.css';
import { useItemOpen } from './use-item-open.ts';

const words = defineWords({
  en: { one: '{name} has this open too.', many: '{names} have this open too.' },
  hi: { one: '{name} ने भी इसे खोल रखा है।', many: '{names} ने भी इसे खोल रखा है।' },
});

interface Props {
  /** What is open, as the audit log names its kind. */
  readonly type: string;
  readonly id: number;
}

/** Says that something is open here, and who else has it open. */
export const OpenToo = ({ type, id }: Props) => {
  const say = useWords(words);
  const locale = useLocale();
  const names = useItemOpen(type, id);
  const [name] = names;
  return (
    <div role="status">
      {name !== undefined && (
        <p className={classes.openToo}>
          {names.map((one) => (
            <Initials key={one} name={one} isHere />
          ))}
          {names.length === 1
            ? say('one', { name })
            : say('many', { names: new Intl.ListFormat(`${locale}-IN`).format(names) })}
        </p>
      )}
    </div>
  );
};
