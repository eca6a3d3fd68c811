import { and, eq, ilike, or, type SQL } from 'drizzle-orm';
import type { DemoRequestFilters, DemoRequestRow } from '#schemas/api/demo-requests.ts';
import { demoRequestSteps } from '#schemas/records/demo-request.ts';
import { containing } from '#server/store/query.ts';
import { demoRequests } from '#server/store/schema.ts';

type Row = typeof demoRequests.$inferSelect;

/** A demo request as the calls show it. */
export const demoRequestRow = (row: Row): DemoRequestRow =>
  ({
    Demo_Request_Id: row.id,
    Name: row.name,
    School_Name: row.schoolName,
    Mobile: row.mobile,
    ...(row.email === null ? {} : { Email: row.email }),
    ...row.details,
    Status: row.status,
    Next_Statuses: [...demoRequestSteps[row.status]],
    Requests: row.requests,
    Consent_Version: row.consentVersion,
    Created_At: row.createdAt.toISOString(),
    Updated_At: row.updatedAt.toISOString(),
  }) as DemoRequestRow;

/** What a list of demo requests is cut down to. */
export const demoRequestFilter = ({ Status, keyword }: DemoRequestFilters): SQL | undefined => {
  const pattern = keyword ? containing(keyword) : undefined;
  return and(
    Status === '-1' ? undefined : eq(demoRequests.status, Status as Row['status']),
    pattern === undefined
      ? undefined
      : or(
          ilike(demoRequests.name, pattern),
          ilike(demoRequests.schoolName, pattern),
          ilike(demoRequests.mobile, pattern),
          ilike(demoRequests.email, pattern),
        ),
  );
};
