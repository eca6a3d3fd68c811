ALTER TABLE "syllabuses" ADD COLUMN "client_key" text;--> statement-breakpoint
ALTER TABLE "enquiry_follow_ups" ADD COLUMN "client_key" text;--> statement-breakpoint
ALTER TABLE "syllabuses" ADD CONSTRAINT "syllabuses_client_key" UNIQUE("school_id","client_key");--> statement-breakpoint
ALTER TABLE "enquiry_follow_ups" ADD CONSTRAINT "enquiry_follow_ups_client_key" UNIQUE("school_id","client_key");