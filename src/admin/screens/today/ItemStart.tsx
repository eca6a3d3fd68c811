import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { listContent } from '#schemas/api/content/read.ts';
import { createContent } from '#schemas/api/content/write.ts';
import { useAction, useCall } from '../../calls/use-call.ts';
import { schoolTime } from '../../format/school-clock.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { useAttempt } from '../../ui/Notices.tsx';
import { useWords } from '../../words/words.ts';
import { firstStepWords } from './first-step-words.ts';
import classes from './first-steps.module.css';

type Started = 'banner' | 'about' | 'notice';

/** What a new item has, by its heading. */
const started: Readonly<Record<Started, (heading: string) => Readonly<Record<string, string>>>> = {
  banner: (heading) => ({ heading }),
  about: (heading) => ({ heading }),
  notice: (noticeHead) => ({ noticeHead, entryDateTime: `${schoolTime()}:00` }),
};

/** As the schemas of these types have it. */
const maxLength: Readonly<Record<Started, number>> = { banner: 120, about: 120, notice: 200 };

interface Props {
  readonly type: Started;
  readonly children: ReactNode;
}

/** Leads to the sample that the school was given, and where there is none starts an item. */
export const ItemStart = ({ type, children }: Props) => {
  const say = useWords(firstStepWords);
  const { data: items, isPending } = useCall(listContent, { params: { type }, query: { pageSize: 100 } });
  const sample = items?.find(({ isSample }) => isSample);
  if (!(sample || isPending)) return <NewItem type={type}>{children}</NewItem>;
  return (
    <div className={classes.deeds}>
      {sample && (
        <ButtonLink look="primary" to={`/school/content/${type}/${sample.id}`}>
          {say('ownWords')}
        </ButtonLink>
      )}
      {children}
    </div>
  );
};

/** Starts an item by its heading, and opens its form for the rest. */
const NewItem = ({ type, children }: Props) => {
  const say = useWords(firstStepWords);
  const navigate = useNavigate();
  const attempt = useAttempt();
  const create = useAction(createContent);
  const [heading, setHeading] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const field = useId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const written = heading.trim();
    setIsMissing(written === '');
    if (written === '') {
      document.getElementById(field)?.focus();
      return;
    }
    void attempt(async () => {
      const { id } = await create.mutateAsync({ params: { type }, body: started[type](written) });
      await navigate(`/school/content/${type}/${id}`);
    });
  };
  return (
    <form noValidate onSubmit={submit}>
      <TextField
        id={field}
        label={say('heading')}
        maxLength={maxLength[type]}
        value={heading}
        error={isMissing ? say('headingMissing') : undefined}
        onChange={({ currentTarget }) => {
          setHeading(currentTarget.value);
          setIsMissing(false);
        }}
      />
      <div className={classes.deeds}>
        <Button type="submit" look="primary" busy={create.isPending}>
          {say(`${type}Go`)}
        </Button>
        {children}
      </div>
    </form>
  );
};
