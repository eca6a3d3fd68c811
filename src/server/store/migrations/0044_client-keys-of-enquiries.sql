ALTER TABLE "enquiries" ADD COLUMN "client_key" text;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "client_key" text;--> statement-breakpoint
ALTER TABLE "contact_message_entries" ADD COLUMN "client_key" text;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_client_key" UNIQUE("school_id","client_key");--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_client_key" UNIQUE("school_id","client_key");--> statement-breakpoint
ALTER TABLE "contact_message_entries" ADD CONSTRAINT "contact_message_entries_client_key" UNIQUE("school_id","client_key");
