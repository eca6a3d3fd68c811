CREATE TABLE "unknown_logins" (
	"school_id" integer NOT NULL,
	"login_hash" text NOT NULL,
	"failed_logins" integer NOT NULL,
	"locked_until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "unknown_logins_school_id_login_hash_pk" PRIMARY KEY("school_id","login_hash")
);
--> statement-breakpoint
ALTER TABLE "unknown_logins" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "unknown_logins" ADD CONSTRAINT "unknown_logins_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unknown_logins_locked" ON "unknown_logins" USING btree ("school_id","locked_until");--> statement-breakpoint
CREATE POLICY "own_school" ON "unknown_logins" AS PERMISSIVE FOR ALL TO public USING (school_id = nullif(current_setting('app.school_id', true), '')::int) WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::int);--> statement-breakpoint
-- The owner of the table is held to the policy too.
ALTER TABLE "unknown_logins" FORCE ROW LEVEL SECURITY;
