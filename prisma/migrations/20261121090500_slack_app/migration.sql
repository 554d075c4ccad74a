-- Messages of a Slack app beside those of an incoming webhook.
ALTER TABLE "channel" DROP CONSTRAINT "channel_kind_check";
ALTER TABLE "channel" ADD CONSTRAINT "channel_kind_check" CHECK ("kind" IN ('github', 'github_status', 'gitlab', 'vercel', 'webhook', 'slack', 'slack_app', 'teams', 'discord', 'email'));
