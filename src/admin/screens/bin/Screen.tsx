import { useSearchParams } from 'react-router-dom';
import { listBin, listContentTypes } from '#schemas/api/content/read.ts';
import { binDays } from '#schemas/content/bin.ts';
import { useCall } from '../../calls/use-call.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { ScreenLoadFailed } from '../../ui/LoadFailed.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useWords } from '../../words/words.ts';
import { BinTable } from './BinTable.tsx';
import { binWords } from './words.ts';

const pageSize = 20;

/** What was deleted, by whom, until when it is kept; and the way back. */
export const Screen = () => {
  const say = useWords(binWords);
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Number(search.get('page')) || 1);
  const bin = useCall(listBin, { query: { page, pageSize } });
  const types = useCall(listContentTypes, {});
  const fault = (bin.isError && !bin.data) || (types.isError && !types.data);
  if (fault)
    return (
      <ScreenLoadFailed
        title={say('failed')}
        onRetry={() => {
          void bin.refetch();
          void types.refetch();
        }}
      />
    );
  return (
    <>
      <PageHead
        title={say('title')}
        note={say('note', { days: binDays })}
        back={<BackLink to="/school/content">{say('back')}</BackLink>}
      />
      {!bin.data || !types.data ? (
        <Skeleton rows={6} />
      ) : bin.total === 0 ? (
        <Empty text={say('empty')} />
      ) : (
        <BinTable items={bin.data} types={types.data} />
      )}
      <Pager
        page={page}
        pageSize={pageSize}
        list={bin}
        onPage={(next) => setSearch({ page: String(next) }, { replace: true })}
      />
    </>
  );
};
