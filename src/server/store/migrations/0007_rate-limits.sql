-- Written every second and of use for minutes: a crash may empty it.
CREATE UNLOGGED TABLE "rate_limit_windows" (
	"id" text PRIMARY KEY NOT NULL,
	"scope" text NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL,
	"max" integer NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "rate_limit_windows_ends" ON "rate_limit_windows" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "rate_limit_windows_reached" ON "rate_limit_windows" USING btree ("changed_at") WHERE "rate_limit_windows"."count" >= "rate_limit_windows"."max";