import { useItemOpen } from '../../live/use-item-open.ts';
import { Initials } from '../../ui/Initials.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import classes from './content.module.css';
import { contentWords } from './words.ts';

interface Props {
  readonly type: string;
  readonly id: number;
}

/** Who else has the form of this item open. */
export const OpenToo = ({ type, id }: Props) => {
  const say = useWords(contentWords);
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
            ? say('openToo', { name })
            : say('openTooMany', { names: new Intl.ListFormat(`${locale}-IN`).format(names) })}
        </p>
      )}
    </div>
  );
};
