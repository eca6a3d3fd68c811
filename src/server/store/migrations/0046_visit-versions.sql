ALTER TABLE "visitors" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "visitors" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;