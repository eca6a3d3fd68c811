import { exportGrid, readGrid } from '#schemas/api/attendance/reports.ts';
import { attendanceParts } from '#schemas/records/attendance.ts';
import { longMonthName } from '#sections/shared/dates.ts';
import { ClassSelect, classParam } from '../../attendance/ClassSelect.tsx';
import { useOwnClasses } from '../../attendance/use-own-classes.ts';
import { partWords } from '../../attendance/words.ts';
import { addressOf } from '../../calls/address-of.ts';
import { useCall } from '../../calls/use-call.ts';
import { type OwnClass, useClassNames } from '../../lookups/use-class-names.ts';
import { Empty } from '../../ui/Empty.tsx';
import { SelectField } from '../../ui/Field.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { MonthTurn } from '../../ui/Turn.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import { Grid } from './Grid.tsx';
import { GridPaper } from './GridPaper.tsx';
import { ReportHead } from './ReportHead.tsx';
import type { Place } from './use-place.ts';
import { reportWords } from './words.ts';

/** The register of a class for a month, as boards look it through; on paper a sheet of its own. */
export const GridReport = ({ place }: { readonly place: Place }) => {
  const say = useWords(reportWords);
  const { classes: own, today } = useOwnClasses();
  const open = place.class ?? own[0];
  if (!open) return today === undefined ? <Skeleton rows={8} /> : <Empty text={say('noClasses')}>{null}</Empty>;
  return <Month key={classParam(open)} open={open} own={own} place={place} />;
};

interface MonthProps {
  readonly open: OwnClass;
  readonly own: readonly OwnClass[];
  readonly place: Place;
}

const Month = ({ open, own, place }: MonthProps) => {
  const say = useWords(reportWords);
  const sayPart = useWords(partWords);
  const locale = useLocale();
  const { nameOfClass } = useClassNames();
  const { Class_Id, Section_Id } = open;
  const ofPart = place.part ? { Part: place.part } : {};
  const query = { Class_Id, Section_Id, ...(place.month ? { Month: place.month } : {}), ...ofPart };
  const { data, isError, refetch } = useCall(readGrid, { query });
  if (isError && !data) return <LoadFailed text={say('failed')} onRetry={refetch} />;
  if (!data) return <Skeleton rows={12} />;
  const told = {
    class: [nameOfClass(open), place.part && sayPart(place.part)].filter(Boolean).join(', '),
    month: longMonthName(`${data.Month}-01`, locale),
    percent: data.Percent ?? 0,
    days: data.days.filter((one) => one.Is_Taken).length,
  };
  return (
    <>
      <ReportHead
        answer={say(data.Percent === null ? 'gridNone' : 'gridAnswer', told)}
        csv={addressOf(exportGrid, { query: { Class_Id, Section_Id, Month: data.Month, ...ofPart } })}
      >
        <ClassSelect classes={own} chosen={open} onChoose={(one) => place.set({ class: one })} />
        {(data.Has_Halves || place.part) && (
          <SelectField
            label={say('part')}
            value={place.part ?? 'Full'}
            options={attendanceParts.map((part) => ({ value: part, label: sayPart(part) }))}
            onChange={({ currentTarget: { value } }) => place.set({ part: value === 'Full' ? undefined : value })}
          />
        )}
        <MonthTurn month={place.month ?? data.Month} as="p" onMonth={(month) => place.set({ month })} />
      </ReportHead>
      <GridPaper data={data} className={told.class}>
        <Grid data={data} />
      </GridPaper>
    </>
  );
};
