CREATE TABLE "admission_seasons" (
	"school_id" integer NOT NULL,
	"start_year" integer NOT NULL,
	"settings" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "admission_seasons_school_id_start_year_pk" PRIMARY KEY("school_id","start_year")
);
--> statement-breakpoint
ALTER TABLE "admission_seasons" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "admission_seasons" ADD CONSTRAINT "admission_seasons_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own_school" ON "admission_seasons" AS PERMISSIVE FOR ALL TO public USING (school_id = nullif(current_setting('app.school_id', true), '')::int) WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::int);--> statement-breakpoint
-- The owner of the table is held to the policy too.
ALTER TABLE "admission_seasons" FORCE ROW LEVEL SECURITY;
