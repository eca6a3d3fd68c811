import { type VisitorState, type VisitPurpose, visitorStates, visitPurposes } from '#schemas/records/visitor.ts';
import { type ListPlace, useListPlace } from '../../address/use-list-place.ts';

export const pageSize = 20;

export const views = ['desk', 'visits', 'report', 'fire'] as const;
export type View = (typeof views)[number];

/** `in` is the form of the desk, which a phone shows alone. */
const panels = ['expect', 'denied', 'code', 'in'] as const;
type OpenPanel = (typeof panels)[number];

const forms = ['enquiry', 'correct'] as const;
type Form = (typeof forms)[number];

const filterNames = ['from', 'to', 'state', 'purpose', 'keyword'] as const;
const more = ['view', 'panel', 'form'] as const;

/** What is shown, as the address has it. */
export interface Place extends ListPlace<(typeof filterNames)[number], 'visitor' | (typeof more)[number]> {
  readonly view: View;
  readonly panel: OpenPanel | undefined;
  readonly state: VisitorState | undefined;
  readonly purpose: VisitPurpose | undefined;
  /** The id of the visit that is open. */
  readonly visitor: string | undefined;
  /** What is being made of it: an enquiry, or a correction. */
  readonly form: Form | undefined;
  /** The address of a view, without what another has open. */
  viewHref(view: View): string;
}

export const usePlace = (): Place => {
  const { open: visitor, more: given, ...place } = useListPlace({ filters: filterNames, open: 'visitor', more });
  const { filters } = place;
  return {
    ...place,
    view: views.find((one) => one === given.view) ?? 'desk',
    panel: panels.find((one) => one === given.panel),
    state: visitorStates.find((one) => one === filters.state),
    purpose: visitPurposes.find((one) => one === filters.purpose),
    visitor,
    form: visitor === undefined ? undefined : forms.find((one) => one === given.form),
    viewHref: (view) => (view === 'desk' ? '?' : `?view=${view}`),
  };
};

/** The element that opens a visit or a panel, to which the focus goes back. */
export const linkId = (name: string | number): string => `visitors-${name}`;
