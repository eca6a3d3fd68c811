ALTER TABLE "schools" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- The demo schools are those that a first start imported. Their log is read across schools, which the owner may not else.
ALTER TABLE "audit_log" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "schools" SET "is_demo" = true WHERE "id" IN (
	SELECT "school_id" FROM "audit_log" WHERE "school_id" > 0 AND "action" = 'import' AND "actor" = 'first start'
);--> statement-breakpoint
ALTER TABLE "audit_log" FORCE ROW LEVEL SECURITY;
