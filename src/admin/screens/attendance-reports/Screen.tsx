import { type ComponentType, lazy, Suspense } from 'react';
import { PageHead } from '../../ui/PageHead.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { useWords } from '../../words/words.ts';
import { type Place, type Report, reports, usePlace } from './use-place.ts';
import { reportWords } from './words.ts';

type ReportPart = ComponentType<{ readonly place: Place }>;

const parts: Readonly<Record<Report, ReportPart>> = {
  day: lazy(async () => ({ default: (await import('./DayReport.tsx')).DayReport })),
  missing: lazy(async () => ({ default: (await import('./MissingReport.tsx')).MissingReport })),
  grid: lazy(async () => ({ default: (await import('./GridReport.tsx')).GridReport })),
  low: lazy(async () => ({ default: (await import('./LowReport.tsx')).LowReport })),
  absent: lazy(async () => ({ default: (await import('./AbsentReport.tsx')).AbsentReport })),
  trend: lazy(async () => ({ default: (await import('./TrendReport.tsx')).TrendReport })),
};

/** What registers say of days, months, students and classes; the heading of each report is its answer. */
export const Screen = () => {
  const say = useWords(reportWords);
  const place = usePlace();
  const Part = parts[place.report];
  return (
    <>
      <PageHead title={say('title')} />
      <Tabs
        label={say('reports')}
        tabs={reports.map((report) => ({
          to: place.hrefOf({ report }),
          label: say(`${report}Tab`),
          isCurrent: report === place.report,
        }))}
      />
      <Suspense fallback={<Skeleton rows={8} />}>
        <Part place={place} />
      </Suspense>
    </>
  );
};
