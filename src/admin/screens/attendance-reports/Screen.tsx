import { type ComponentType, Suspense } from 'react';
import { PageHead } from '../../ui/PageHead.tsx';
import { part } from '../../ui/part.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { useWords } from '../../words/words.ts';
import { type Place, type Report, reports, usePlace } from './use-place.ts';
import { reportWords } from './words.ts';

type ReportPart = ComponentType<{ readonly place: Place }>;

const parts: Readonly<Record<Report, ReportPart>> = {
  day: part(async () => (await import('./DayReport.tsx')).DayReport),
  missing: part(async () => (await import('./MissingReport.tsx')).MissingReport),
  grid: part(async () => (await import('./GridReport.tsx')).GridReport),
  low: part(async () => (await import('./LowReport.tsx')).LowReport),
  absent: part(async () => (await import('./AbsentReport.tsx')).AbsentReport),
  trend: part(async () => (await import('./TrendReport.tsx')).TrendReport),
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
