CREATE TABLE "page_visits" (
	"school_id" integer NOT NULL,
	"day" date NOT NULL,
	"path" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "page_visits_school_id_day_path_pk" PRIMARY KEY("school_id","day","path"),
	CONSTRAINT "page_visits_count" CHECK ("page_visits"."count" > 0)
);
--> statement-breakpoint
ALTER TABLE "page_visits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "page_visits" ADD CONSTRAINT "page_visits_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own_school" ON "page_visits" AS PERMISSIVE FOR ALL TO public USING (school_id = nullif(current_setting('app.school_id', true), '')::int) WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::int);--> statement-breakpoint
-- The owner of the table is held to the policy too.
ALTER TABLE "page_visits" FORCE ROW LEVEL SECURITY;
