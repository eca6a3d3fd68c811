CREATE TABLE "commit_log" (
	"transaction" "xid8" PRIMARY KEY DEFAULT pg_current_xact_id() NOT NULL,
	"node" text NOT NULL,
	"tags" text[],
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "installation" ADD COLUMN "incarnation" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "installation" ADD COLUMN "log_from" "xid8" DEFAULT '0' NOT NULL;--> statement-breakpoint
CREATE INDEX "commit_log_at" ON "commit_log" USING btree ("at");