-- A record for each theme that a school has used: the one of today stays in use.
ALTER TABLE "site_record_history" DROP CONSTRAINT "site_record_history_school_id_version_pk";--> statement-breakpoint
ALTER TABLE "site_records" DROP CONSTRAINT "site_records_school_id_pk";--> statement-breakpoint
ALTER TABLE "site_record_history" ADD COLUMN "theme_id" integer GENERATED ALWAYS AS ((record->>'themeId')::int) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "site_record_history" ADD COLUMN "action" text DEFAULT 'take' NOT NULL;--> statement-breakpoint
ALTER TABLE "site_record_history" ADD COLUMN "user_id" integer;--> statement-breakpoint
ALTER TABLE "site_records" ADD COLUMN "theme_id" integer GENERATED ALWAYS AS ((record->>'themeId')::int) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "site_records" ADD COLUMN "in_use" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "site_records" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "site_records" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "site_records" ADD COLUMN "updated_by" integer;--> statement-breakpoint
ALTER TABLE "site_record_history" ADD CONSTRAINT "site_record_history_school_id_theme_id_version_pk" PRIMARY KEY("school_id","theme_id","version");--> statement-breakpoint
ALTER TABLE "site_records" ADD CONSTRAINT "site_records_school_id_theme_id_pk" PRIMARY KEY("school_id","theme_id");--> statement-breakpoint
CREATE UNIQUE INDEX "site_records_in_use" ON "site_records" USING btree ("school_id") WHERE "site_records"."in_use";
