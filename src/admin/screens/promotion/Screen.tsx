import { useSearchParams } from 'react-router-dom';
import { previewPromotion } from '#schemas/api/students/promotion.ts';
import { ClassSelect, parseClass } from '../../attendance/ClassSelect.tsx';
import { useCall } from '../../calls/use-call.ts';
import { type OwnClass, useClassNames } from '../../lookups/use-class-names.ts';
import { useSchoolSession } from '../../session/school-session.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useWords } from '../../words/words.ts';
import { Classes } from './Classes.tsx';
import { Earlier } from './Earlier.tsx';
import { Plan } from './Plan.tsx';
import classes from './promotion.module.css';
import { promotionWords } from './words.ts';

/** Puts a class into the next session, each student where they go. */
export const Screen = () => {
  const say = useWords(promotionWords);
  const [search, setSearch] = useSearchParams();
  const { classes: taught, sections, nameOfClass } = useClassNames();
  const { chosen: year } = useSchoolSession();
  const open = parseClass(search.get('class'));
  const all = taught.flatMap(({ id }) => sections.map((one): OwnClass => ({ Class_Id: id, Section_Id: one.id })));
  const title = open
    ? say('title', { class: nameOfClass(open), session: `${year + 1}–${year + 2}` })
    : say('titleNone');
  return (
    <>
      <PageHead
        title={title}
        note={say('note')}
        back={
          <BackLink to={open ? `/student?class=${open.Class_Id}&section=${open.Section_Id}` : '/student'}>
            {say('back')}
          </BackLink>
        }
      />
      <div className={classes.class}>
        <ClassSelect
          classes={all}
          chosen={open}
          none={say('noClass')}
          onChoose={(one) => setSearch(one ? { class: one } : {}, { replace: true })}
        />
      </div>
      {open ? (
        <ClassPlan key={`${open.Class_Id} ${open.Section_Id} ${year}`} open={open} session={`${year}-${year + 1}`} />
      ) : (
        <Classes session={`${year}-${year + 1}`} />
      )}
    </>
  );
};

const ClassPlan = ({ open, session }: { readonly open: OwnClass; readonly session: string }) => {
  const say = useWords(promotionWords);
  const { data, isError, refetch } = useCall(previewPromotion, { query: { Session: session, ...open } });
  const { sections } = useClassNames();
  if (isError && !data) return <LoadFailed text={say('failed')} onRetry={refetch} />;
  if (!data || sections.length === 0) return <Skeleton rows={8} />;
  return (
    <>
      {data.students.length === 0 ? (
        <Empty text={say('none', { session: session.replace('-', '–') })}>{null}</Empty>
      ) : (
        <Plan preview={data} open={open} />
      )}
      {data.promotions.length > 0 && <Earlier preview={data} />}
    </>
  );
};
