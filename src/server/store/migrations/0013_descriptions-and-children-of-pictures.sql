ALTER TABLE "media" ADD COLUMN "alt_translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "children" text;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_children" CHECK ("media"."children" in ('none', 'consent', 'noConsent'));