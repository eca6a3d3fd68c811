import { staffStatuses, staffTypes } from '#schemas/records/staff.ts';
import { staffDocumentFilters } from '#schemas/records/staff-document.ts';
import { type ListPlace, useListPlace } from '../../address/use-list-place.ts';

export const pageSize = 20;

const names = ['keyword', 'role', 'department', 'type', 'status', 'documents', 'sort'] as const;

/** The orders of the list, the first unless the address says another. */
export const orders = ['name', 'employeeNo', 'joined'] as const;

/** What the list may be narrowed to beside everybody who has not left. */
const shownStatuses = ['-1', ...staffStatuses] as const;

/** What is shown, as the address has it. */
export interface Place extends ListPlace<(typeof names)[number], 'member'> {
  readonly member: string | undefined;
  /** What the call of the list is asked. */
  readonly query: {
    readonly page: number;
    readonly pageSize: number;
    readonly keyword?: string;
    readonly Staff_Role_Id?: number;
    readonly Department?: string;
    readonly Staff_Type?: (typeof staffTypes)[number];
    readonly Status?: (typeof shownStatuses)[number];
    readonly Documents?: (typeof staffDocumentFilters)[number];
    readonly sort: (typeof orders)[number];
  };
}

export const usePlace = (): Place => {
  const { open: member, ...place } = useListPlace({ filters: names, looks: ['sort'], open: 'member' });
  const { filters, page } = place;
  const role = Number(filters.role);
  const type = staffTypes.find((one) => one === filters.type);
  const status = shownStatuses.find((one) => one === filters.status);
  const documents = staffDocumentFilters.find((one) => one === filters.documents);
  return {
    ...place,
    member,
    query: {
      page,
      pageSize,
      ...(filters.keyword && { keyword: filters.keyword }),
      ...(Number.isInteger(role) && role > 0 && { Staff_Role_Id: role }),
      ...(filters.department && { Department: filters.department }),
      ...(type && { Staff_Type: type }),
      ...(status && { Status: status }),
      ...(documents && { Documents: documents }),
      sort: orders.find((one) => one === filters.sort) ?? 'name',
    },
  };
};

/** The element that opens a member, to which the focus goes back. */
export const linkId = (member: string | number): string => `member-${member}`;
