import { CalendarCog, ClipboardPaste, Ellipsis, KanbanSquare, List, Printer } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { countInbox } from '#schemas/api/admission-inbox.ts';
import { exportEnquiries } from '#schemas/api/admissions.ts';
import { admissionSeasonsPath } from '#schemas/office.ts';
import { addressOf } from '../../calls/address-of.ts';
import { useCall } from '../../calls/use-call.ts';
import { useStart } from '../../session/start.ts';
import { useMayWrite } from '../../session/use-may-write.ts';
import { useFileActions } from '../../tables/use-table-file.tsx';
import { ActionMenu } from '../../ui/ActionMenu.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Beside } from '../../ui/Panel.tsx';
import { part } from '../../ui/part.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { useFocusBack } from '../../ui/use-focus-back.ts';
import { useRowKeys } from '../../ui/use-row-keys.ts';
import { useWords } from '../../words/words.ts';
import { AddEnquiry } from './AddEnquiry.tsx';
import { Filters } from './Filters.tsx';
import { InboxList } from './InboxList.tsx';
import { enquiryOf, linkId, type Place, usePlace, views } from './use-place.ts';
import { countOf, viewParam, viewWith } from './views.ts';
import { inboxWords, viewWords } from './words.ts';

const EnquiryPanel = part(async () => (await import('./EnquiryPanel.tsx')).EnquiryPanel);
const EnquiryEditor = part(async () => (await import('./EnquiryEditor.tsx')).EnquiryEditor);
const AdmissionForm = part(async () => (await import('./AdmissionForm.tsx')).AdmissionForm);
const ListPaper = part(async () => (await import('./ListPaper.tsx')).ListPaper);
const ImportDialog = part(async () => (await import('./import/ImportDialog.tsx')).ImportDialog);
const Board = part(async () => (await import('./Board.tsx')).Board);

/** The enquiries of a school: what is to be done today, and what is open of it. */
export const Screen = () => {
  const place = usePlace();
  const { enquiry, isBoard, isEdited } = place;
  const mayWrite = useMayWrite()('/admissions');
  const navigate = useNavigate();
  const isEmpty = useIsEmpty(place);
  useFocusBack(enquiry, linkId);
  const list = useRowKeys(
    mayWrite
      ? {
          n: () => void navigate(place.hrefOf({ enquiry: 'new' })),
          c: () => {
            const id = enquiryOf(document.activeElement);
            if (id !== undefined) void navigate(place.hrefOf({ enquiry: id, edit: undefined, note: '1' }));
          },
        }
      : {},
  );
  const close = (): void => void navigate(place.hrefOf({ enquiry: undefined, edit: undefined }));
  const panel =
    enquiry === undefined ? null : (
      <Suspense>
        {isEdited && mayWrite ? (
          <EnquiryEditor key={enquiry} place={place} onClose={close} />
        ) : (
          <EnquiryPanel key={enquiry} id={Number(enquiry)} place={place} onClose={close} />
        )}
      </Suspense>
    );
  return (
    <Beside panel={panel}>
      <Head place={place} />
      {!isBoard && !isEmpty && <Views place={place} />}
      {!isEmpty && <Filters place={place} />}
      {isBoard ? (
        <Suspense fallback={<Skeleton rows={8} />}>
          <Board place={place} />
        </Suspense>
      ) : (
        <div ref={list}>
          <InboxList place={place} />
        </div>
      )}
    </Beside>
  );
};

/** Whether nobody has ever asked: then nothing is counted, and nothing narrowed. */
const useIsEmpty = (place: Place): boolean => {
  const { data: counts } = useCall(countInbox, { query: place.query });
  return counts?.length === 0 && !place.isFiltered;
};

const Head = ({ place }: { readonly place: Place }) => {
  const say = useWords(inboxWords);
  const { data: counts } = useCall(countInbox, { query: place.query });
  const mayWrite = useMayWrite()('/admissions');
  const isEmpty = useIsEmpty(place);
  const open = counts && countOf(counts, 'open');
  const overdue = counts?.filter(({ Group }) => Group === 'Overdue').reduce((sum, { Count }) => sum + Count, 0) ?? 0;
  const note =
    open === undefined
      ? undefined
      : place.isFiltered
        ? say(open === 1 ? 'noteFound1' : 'noteFound', { count: open })
        : overdue > 0
          ? say('noteOverdue', { count: open, overdue })
          : open < 2
            ? say(open === 1 ? 'note1' : 'note0')
            : say('note', { count: open });
  return (
    <PageHead title={say('title')} note={note}>
      <Segments
        label={say('look')}
        options={[
          { value: 'list', label: say('list'), icon: List },
          { value: 'board', label: say('board'), icon: KanbanSquare },
        ]}
        chosen={place.isBoard ? 'board' : 'list'}
        onChoose={(look) => place.set({ as: look === 'board' ? 'board' : undefined })}
      />
      <MoreDeeds place={place} mayWrite={mayWrite} />
      {mayWrite && (place.isBoard || !isEmpty) && <AddEnquiry place={place} />}
    </PageHead>
  );
};

interface MoreProps {
  readonly place: Place;
  readonly mayWrite: boolean;
}

/** What is done with the list as a whole: added to, saved, printed, set up. */
const MoreDeeds = ({ place, mayWrite }: MoreProps) => {
  const say = useWords(inboxWords);
  const { school } = useStart();
  const navigate = useNavigate();
  const [isBlank, setBlank] = useState(false);
  const [isPrinted, setPrinted] = useState(false);
  const goTo = (deed: 'import' | undefined): void => void navigate(place.hrefOf({ deed }));
  const query = { ...place.query, view: place.isBoard ? 'open' : place.view, SchoolId: school.School_Id } as const;
  const files = useFileActions(addressOf(exportEnquiries, { query }));
  const paste = { label: say('paste'), icon: <ClipboardPaste aria-hidden size={18} />, run: () => goTo('import') };
  return (
    <>
      <ActionMenu
        label={say('more')}
        face={<Ellipsis aria-hidden size={18} />}
        actions={[
          ...(mayWrite ? [paste] : []),
          ...files,
          { label: say('print'), icon: <Printer aria-hidden size={18} />, run: () => setPrinted(true) },
          {
            label: say('settings'),
            icon: <CalendarCog aria-hidden size={18} />,
            run: () => void navigate(admissionSeasonsPath),
          },
          { label: say('printBlank'), icon: <Printer aria-hidden size={18} />, run: () => setBlank(true) },
        ]}
      />
      {mayWrite && place.isImporting && (
        <Suspense>
          <ImportDialog onClose={() => goTo(undefined)} />
        </Suspense>
      )}
      {isPrinted && (
        <Suspense>
          <ListPaper place={place} onDone={() => setPrinted(false)} />
        </Suspense>
      )}
      {isBlank && (
        <Suspense>
          <AdmissionForm onDone={() => setBlank(false)} />
        </Suspense>
      )}
    </>
  );
};

const Views = ({ place }: { readonly place: Place }) => {
  const say = useWords(inboxWords);
  const sayView = useWords(viewWords);
  const { data: counts } = useCall(countInbox, { query: { ...place.query, Status: -1 } });
  return (
    <Tabs
      label={say('views')}
      tabs={views.map((view) => ({
        // A view that has not the status that is asked for shows all of its own.
        to: place.hrefOf({
          view: viewParam(view),
          page: undefined,
          ...(viewWith(Number(place.filters.status), view) !== view && { status: undefined }),
        }),
        label: sayView(view),
        count: counts && countOf(counts, view),
        isCurrent: place.view === view,
      }))}
    />
  );
};
