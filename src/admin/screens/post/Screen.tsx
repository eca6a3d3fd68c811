import { Send } from 'lucide-react';
import { type SubmitEvent, useId } from 'react';
import { formatDayTime, formatTime } from '../../format/dates.ts';
import { useMayWrite } from '../../session/use-may-write.ts';
import { Button } from '../../ui/Button.tsx';
import { FormErrors } from '../../ui/FormErrors.tsx';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { useSaveKeys } from '../../ui/use-save-keys.ts';
import { useLocale, useWords } from '../../words/words.ts';
import { Done } from './Done.tsx';
import { PostInputs } from './PostInputs.tsx';
import classes from './post.module.css';
import { type PostKind, postKinds } from './post-fields.ts';
import { type Post, usePost } from './use-post.ts';
import { postWords } from './words.ts';

/** Posts a notice, an event, a holiday or photos in a sentence: one post, whatever becomes of the network. */
export const Screen = () => {
  const say = useWords(postWords);
  const post = usePost();
  if (post.done) return <Done item={post.done} kind={post.fields.kind} onNext={post.begin} />;
  return (
    <>
      <PageHead title={say('title')} note={say('note')} />
      <PostForm post={post} />
    </>
  );
};

/** What somebody may post. */
const useKinds = (): readonly PostKind[] => {
  const mayWrite = useMayWrite();
  return postKinds.filter((kind) => {
    if (kind === 'holiday') return mayWrite('/holidays');
    return mayWrite('/website') && (kind !== 'photos' || mayWrite('/media'));
  });
};

const PostForm = ({ post }: { readonly post: Post }) => {
  const say = useWords(postWords);
  const locale = useLocale();
  const id = useId();
  const { fields, errors, phase, pictures } = post;
  const kinds = useKinds();
  const isAtRest = phase === 'typing';
  useSaveKeys(() => void post.send());
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void post.send();
  };
  /** What is posted is said here, and so is why it was not. */
  const postAndStay = async (): Promise<boolean> => {
    await post.send();
    return false;
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <LeaveGuard
        isUnsaved={phase === 'sending' || (fields.kind === 'photos' && pictures.unsent > 0)}
        saveLabel={say('send')}
        onSave={postAndStay}
      />
      {post.foundAt !== undefined && isAtRest && (
        <p className={classes.found} role="status">
          {post.lost > 0
            ? say('lost', { count: post.lost })
            : say('found', { time: formatDayTime(new Date(post.foundAt).toISOString(), locale) })}
        </p>
      )}
      {phase === 'unanswered' && (
        <div className={classes.unanswered} role="alert">
          <strong>{say('unanswered')}</strong>
          <p>{say('unansweredHelp')}</p>
        </div>
      )}
      <fieldset className={classes.fields} disabled={!isAtRest}>
        <legend>{say('title')}</legend>
        <div className={classes.kinds}>
          <Segments
            label={say('kind')}
            options={kinds.map((kind) => ({ value: kind, label: say(kind) }))}
            chosen={fields.kind}
            onChoose={(kind) => post.change({ kind })}
          />
        </div>
        <FormErrors
          errors={Object.entries(errors).flatMap(([field, text]) =>
            text === undefined ? [] : [{ label: say('toPutRight'), text, href: `#${id}-${field}` }],
          )}
        />
        <PostInputs id={id} post={post} />
      </fieldset>
      <footer className={classes.foot} data-action-bar>
        <p role="status">
          {phase === 'sending' ? say('sending') : post.keptAt !== undefined && <KeptAt at={post.keptAt} />}
        </p>
        {post.keptAt !== undefined && phase !== 'sending' && (
          <Button look="quiet" onClick={() => post.begin(fields.kind)}>
            {say('discard')}
          </Button>
        )}
        <Button look="primary" type="submit" icon={<Send aria-hidden size={18} />} busy={phase === 'sending'}>
          {say(phase === 'unanswered' ? 'again' : fields.times.isTimed ? 'schedule' : 'send')}
        </Button>
      </footer>
    </form>
  );
};

const KeptAt = ({ at }: { readonly at: number }) => {
  const say = useWords(postWords);
  const locale = useLocale();
  return <>{say('kept', { time: formatTime(new Date(at).toISOString(), locale) })}</>;
};
