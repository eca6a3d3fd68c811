import { useParams } from 'react-router-dom';
import { listSchoolThemes } from '#schemas/api/theme-gallery.ts';
import { useCall } from '../../calls/use-call.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { ScreenLoadFailed } from '../../ui/LoadFailed.tsx';
import { Message } from '../../ui/Message.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useWords } from '../../words/words.ts';
import { Gallery } from './Gallery.tsx';
import { Report } from './Report.tsx';
import { themeWords } from './words.ts';

/** The themes that a school may have, or the report on one of them. */
export const Screen = () => {
  const say = useWords(themeWords);
  const { themeId } = useParams();
  const { data, isError, refetch } = useCall(listSchoolThemes, {});
  if (!data && isError) return <ScreenLoadFailed title={say('title')} text={say('failed')} onRetry={refetch} />;
  if (!data) return <Skeleton rows={8} />;
  if (themeId === undefined) return <Gallery list={data} />;
  const theme = data.themes.find((one) => String(one.themeId) === themeId);
  const used = data.themes.find(({ inUse }) => inUse);
  if (!theme || !used)
    return (
      <Message title={say('unknown')}>
        <ButtonLink to="/school/website/theme">{say('all')}</ButtonLink>
      </Message>
    );
  return <Report list={data} theme={theme} used={used} />;
};
