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
--> statement-breakpoint
CREATE TABLE "school_settings" (
	"school_id" integer NOT NULL,
	"mail_name" text,
	"mail_reply_to" text,
	"counts_visits" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "school_settings_school_id_pk" PRIMARY KEY("school_id")
);
--> statement-breakpoint
ALTER TABLE "school_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "domains" DROP CONSTRAINT "domains_pkey";--> statement-breakpoint
DROP INDEX "domains_school";--> statement-breakpoint
ALTER TABLE "domains" ADD CONSTRAINT "domains_school_id_host_pk" PRIMARY KEY("school_id","host");--> statement-breakpoint
ALTER TABLE "domains" ADD COLUMN "checked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "domains" ADD COLUMN "problem" text;--> statement-breakpoint
ALTER TABLE "school_settings" ADD CONSTRAINT "school_settings_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "domains_one_owner" ON "domains" USING btree ("host") WHERE "domains"."state" = 'verified';--> statement-breakpoint
CREATE POLICY "own_school" ON "school_settings" AS PERMISSIVE FOR ALL TO public USING (school_id = nullif(current_setting('app.school_id', true), '')::int) WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::int);--> statement-breakpoint
-- The owner of the table is held to the policy too.
ALTER TABLE "school_settings" FORCE ROW LEVEL SECURITY;
