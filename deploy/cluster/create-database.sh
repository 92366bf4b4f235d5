# Makes Settee's database and its user when the cluster is new: /etc/patroni/create-database.sh. Patroni adds where PostgreSQL is.
set -eu
psql "$1" --quiet --no-psqlrc --set ON_ERROR_STOP=1 \
  --command "create role settee login password '${SETTEE_PASSWORD}'" \
  --command 'create database settee owner settee'
