import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FullItem } from '#schemas/api/content/item.ts';
import { unpublishContent } from '#schemas/api/content/write.ts';
import { useAction } from '../../calls/use-call.ts';
import { formatDayTime } from '../../format/dates.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { useAttempt, useNotices } from '../../ui/Notices.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import classes from './post.module.css';
import type { PostKind } from './post-fields.ts';
import { postWords } from './words.ts';

interface Props {
  readonly item: FullItem;
  readonly kind: PostKind;
  /** Begins another one of a kind. */
  readonly onNext: (kind: PostKind) => void;
}

/** What became of a post, and what may come next. */
export const Done = ({ item, kind, onNext }: Props) => {
  const say = useWords(postWords);
  const locale = useLocale();
  const navigate = useNavigate();
  const attempt = useAttempt();
  const tell = useNotices();
  const unpublish = useAction(unpublishContent);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  const { type, id, version, publish_at: publishAt, document } = item;
  const place = `/school/content/${type}/${id}`;
  const isLater = item.state === 'scheduled' && publishAt !== null;
  const { audience = 'All' } = document as { readonly audience?: string };
  const takeBack = async (): Promise<void> => {
    if (!(await attempt(() => unpublish.mutateAsync({ params: { type, id }, version })))) return;
    tell.notice(say('isBack'));
    await navigate(place);
  };
  return (
    <section className={classes.done}>
      <CircleCheck aria-hidden size={40} strokeWidth={1.5} />
      <h1 ref={head} tabIndex={-1}>
        {say(isLater ? 'scheduled' : 'posted')}
      </h1>
      <p>
        {isLater
          ? say('seenFrom', { time: formatDayTime(publishAt, locale) })
          : say(audience === 'All' ? 'seenNow' : 'seenByGroup')}
      </p>
      <div>
        <Button look="primary" onClick={() => onNext(kind)}>
          {say('another')}
        </Button>
        <ButtonLink to={place}>{say('open')}</ButtonLink>
        <Button look="quiet" busy={unpublish.isPending} onClick={() => void takeBack()}>
          {say('takeBack')}
        </Button>
      </div>
    </section>
  );
};
