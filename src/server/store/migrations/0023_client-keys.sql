ALTER TABLE "content" ADD COLUMN "client_key" text;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "client_key" text;--> statement-breakpoint
ALTER TABLE "content" ADD CONSTRAINT "content_client_key" UNIQUE("school_id","client_key");--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_client_key" UNIQUE("school_id","client_key");