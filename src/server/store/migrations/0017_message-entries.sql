CREATE TABLE "contact_message_entries" (
	"school_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "contact_message_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"message_id" integer NOT NULL,
	"kind" text NOT NULL,
	"text" text,
	"status" text,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"user_id" integer,
	CONSTRAINT "contact_message_entries_school_id_id_pk" PRIMARY KEY("school_id","id")
);
--> statement-breakpoint
ALTER TABLE "contact_message_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "enquiry_id" integer;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contact_message_entries" ADD CONSTRAINT "contact_message_entries_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_message_entries" ADD CONSTRAINT "contact_message_entries_message" FOREIGN KEY ("school_id","message_id") REFERENCES "public"."contact_messages"("school_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_message_entries_message" ON "contact_message_entries" USING btree ("school_id","message_id");--> statement-breakpoint
CREATE POLICY "own_school" ON "contact_message_entries" AS PERMISSIVE FOR ALL TO public USING (school_id = nullif(current_setting('app.school_id', true), '')::int) WITH CHECK (school_id = nullif(current_setting('app.school_id', true), '')::int);--> statement-breakpoint
-- The owner of the table is held to the policy too.
ALTER TABLE "contact_message_entries" FORCE ROW LEVEL SECURITY;
