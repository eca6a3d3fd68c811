import { passwordLength } from '#schemas/access/password-length.ts';
import { useWords } from '../../words/words.ts';
import classes from './change-password.module.css';
import { strengthOf } from './strength.ts';
import { strengthWords } from './words.ts';

const steps = { short: 1, own: 1, weak: 1, good: 2, strong: 3 } as const;

interface Props {
  readonly password: string;
  /** What is known of its owner, which is no secret. */
  readonly own: readonly string[];
}

/** How strong a new password is, in three steps and in words. */
export const Strength = ({ password, own }: Props) => {
  const say = useWords(strengthWords);
  const strength = strengthOf(password, own);
  const more = passwordLength.least - [...password.trim()].length;
  return (
    <div className={classes.strength} data-strength={strength} role="status">
      {strength && (
        <span aria-hidden>
          {[1, 2, 3].map((step) => (
            <i key={step} data-on={steps[strength] >= step || undefined} />
          ))}
        </span>
      )}
      {strength && say(strength === 'short' && more === 1 ? 'short1' : strength, { more })}
    </div>
  );
};
